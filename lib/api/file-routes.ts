import { importViewSchema } from '@/lib/exchange/import/view-schema';
import type { Route } from '@/lib/operation/operation';
import type { TokenScope } from '@/lib/operation/scope';
import { schemaOf } from './schema-of';

type Json = Record<string, unknown>;

const named = (
  name: string,
  where: 'path' | 'query',
  type: 'string' | 'integer',
  required: boolean,
): Json => ({
  name,
  required,
  in: where,
  schema: { type },
});
const refused = { default: { $ref: '#/components/responses/Error' } };
const json = (properties: Json): Json => ({
  'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } },
});
const importId: Json = { id: { type: 'string', format: 'uuid' } };
const signedIn = (scope: TokenScope): Json[] => [{ session: [] }, { token: [scope] }];
const bytes = { required: false, content: { 'application/octet-stream': {} } };
/** A line of JSON for each, and an example of some. */
const lines = (...rows: readonly Json[]): Json => ({
  required: true,
  content: { 'application/x-ndjson': { example: rows.map((row) => `${JSON.stringify(row)}\n`).join('') } },
});
const file = (type: string): Json => ({ 200: { description: 'A file', content: { [type]: {} } } });

/** The routes that take or give the bytes of a file, and have a file of their own under app/api/v1. */
export const FILE_ROUTES: Record<string, Json> = {
  '/projects/{projectId}/imports': {
    post: {
      operationId: 'import.send',
      summary:
        'Send a file, as the body; or, with its size in the query, make room for one that is sent in parts',
      tags: ['import'],
      'x-access': 'project.lead',
      security: signedIn('samples:write'),
      parameters: [
        named('projectId', 'path', 'string', true),
        named('name', 'query', 'string', false),
        named('size', 'query', 'integer', false),
        named('modified', 'query', 'integer', false),
      ],
      requestBody: bytes,
      responses: { 200: { description: 'Its id', content: json(importId) }, ...refused },
    },
  },
  '/projects/{projectId}/samples': {
    post: {
      operationId: 'sample.send',
      summary:
        'Send samples in one request, as NDJSON or in any format that an import reads; a worker takes them over',
      tags: ['sample'],
      'x-access': 'project.lead',
      security: signedIn('samples:write'),
      parameters: [
        named('projectId', 'path', 'string', true),
        named('name', 'query', 'string', false),
        named('entry', 'query', 'string', false),
      ],
      requestBody: lines({
        id: 'river-1',
        question: 'Where does the river rise?',
        ref: 'The river rises in a lake.',
        answer: 'It rises in a lake.',
      }),
      responses: { 202: { description: 'The id of the import', content: json(importId) }, ...refused },
    },
  },
  '/projects/{projectId}/predictions': {
    post: {
      operationId: 'prediction.send',
      summary:
        'Send what a judge of one’s own said, one sample a line, as a run of it; a worker takes it over',
      tags: ['prediction'],
      'x-access': 'project.lead',
      security: signedIn('runs:write'),
      parameters: [
        named('projectId', 'path', 'string', true),
        named('method', 'query', 'string', true),
        named('version', 'query', 'string', true),
        named('model', 'query', 'string', false),
        named('judges', 'query', 'string', false),
        named('runAt', 'query', 'string', false),
      ],
      requestBody: lines(
        { sample: 'river-1', verdict: 'inconsistent', score: 0.93 },
        {
          sample: 'river-2',
          segments: [{ text: 'It rises in a lake.', fact: 'inconsistent', error_type: 'KCont' }],
        },
      ),
      responses: {
        202: {
          description: 'The id of the import, and the lines that were refused',
          content: json({
            ...importId,
            refused: { type: 'integer' },
            issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' } },
          }),
        },
        ...refused,
      },
    },
  },
  '/imports/{importId}': {
    patch: {
      operationId: 'import.send-part',
      summary: 'Send a part of a file, from where it has got to; with its last byte the file is inspected',
      tags: ['import'],
      'x-access': 'import.lead',
      security: signedIn('samples:write'),
      parameters: [named('importId', 'path', 'string', true), named('offset', 'query', 'integer', true)],
      requestBody: bytes,
      responses: {
        200: {
          description: 'How far the import is',
          content: { 'application/json': { schema: schemaOf(importViewSchema, 'output') } },
        },
        ...refused,
      },
    },
  },
  '/imports/{importId}/rejects': {
    get: {
      operationId: 'import.rejects',
      summary: 'The rejected rows of an import with their reasons',
      tags: ['import'],
      'x-access': 'import.lead',
      security: signedIn('samples:read'),
      parameters: [named('importId', 'path', 'string', true)],
      responses: { ...file('text/csv'), ...refused },
    },
  },
  '/native-format/schema': {
    get: {
      operationId: 'native-format.schema',
      summary: 'The JSON Schema of a line of the native format',
      tags: ['import'],
      'x-access': 'anyone',
      security: [{}],
      responses: file('application/schema+json'),
    },
  },
  '/native-format/example': {
    get: {
      operationId: 'native-format.example',
      summary: 'A small file in the native format',
      tags: ['import'],
      'x-access': 'anyone',
      security: [{}],
      responses: file('application/jsonl'),
    },
  },
};

/** The same as methods and paths. */
export const FILE_METHODS = Object.entries(FILE_ROUTES).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ route: `${method.toUpperCase()} ${path}` as Route })),
);
