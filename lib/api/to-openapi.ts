import { z } from 'zod';
import { ISSUE_CODES } from '@/lib/errors';
import { PROBLEM_TYPE } from '@/lib/entry/refusal/problem';
import { HTTP_STATUS } from '@/lib/entry/refusal/status';
import { FILE_ROUTES } from './file-routes';
import { schemaOf } from './schema-of';
import { API_PREFIX, methodAndPath, type Operation, pathNames, takesQuery } from '@/lib/operation/operation';

type Json = Record<string, unknown>;

/** What programs read of our API: OpenAPI 3.1, one entry an operation, schemas by JSON Schema 2020-12. */
export function toOpenApi(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const each of [...operations].sort((a, b) => (a.route < b.route ? -1 : 1))) {
    const { method, path } = methodAndPath(each);
    (paths[path] ??= {})[method.toLowerCase()] = entryOf(each);
  }
  for (const [path, entry] of Object.entries(FILE_ROUTES)) paths[path] = { ...paths[path], ...entry };
  return {
    openapi: '3.1.1',
    info: { title: 'Face4RAG Studio', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'face4rag.session_token' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token: f4r_…' },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      schemas: { Error: errorSchema(), Issue: ISSUE },
      responses: {
        Error: {
          description: 'Refused: problem details (RFC 9457)',
          content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

function entryOf(operation: Operation): Json {
  const { method, path } = methodAndPath(operation);
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(operation.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const example: Json = operation.example ?? {};
  const inPath = pathNames(path);
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const parameter = (name: string, where: 'path' | 'query'): Json => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name],
    ...(example[name] !== undefined && { example: example[name] }),
  });
  const query = takesQuery(method) ? others.map((name) => parameter(name, 'query')) : [];
  const body = {
    ...rest,
    properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
    required: required.filter((name) => others.includes(name)),
    additionalProperties: false,
  };
  const sendsBody = !takesQuery(method) && others.length > 0;
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.name.split('.')[0]],
    'x-access': operation.access,
    security: securityOf(operation),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...query,
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(sendsBody && {
      requestBody: {
        required: body.required.length > 0,
        content: jsonContent(operation.body ? schemaOf(operation.body, 'input') : body, operation.example),
      },
    }),
    responses: { ...responseOf(operation), default: { $ref: '#/components/responses/Error' } },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key with the same request gives the same response for 24 hours, and does nothing twice',
  schema: { type: 'string', maxLength: 255 },
};

/** Bytes, as OpenAPI 3.1 says them: the media type tells all. */
const FILE: Json = {};

function securityOf({ access, scope }: Operation): Json[] {
  if (access === 'anyone') return [{}];
  return [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])];
}

function responseOf({ output, status, file }: Operation): Json {
  if (file)
    return { 200: { description: 'A file', content: Object.fromEntries(file.map((type) => [type, FILE])) } };
  if (output instanceof z.ZodVoid) return { 204: { description: 'Done' } };
  return { [status ?? 200]: { description: 'Done', content: jsonContent(schemaOf(output, 'output')) } };
}

const jsonContent = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** One fault of one field. */
const ISSUE: Json = {
  type: 'object',
  required: ['path', 'code'],
  properties: { path: { type: 'string' }, code: { enum: [...ISSUE_CODES] } },
};

/** The body of every refusal; its status follows from the code. */
const errorSchema = (): Json => ({
  type: 'object',
  required: ['type', 'title', 'status', 'error'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { enum: Object.keys(HTTP_STATUS) },
        issues: {
          type: 'array',
          items: { $ref: '#/components/schemas/Issue' },
        },
      },
    },
  },
});
