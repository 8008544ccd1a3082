import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { ACCESS } from '@/lib/operation/access';
import { methodAndPath } from '@/lib/operation/operation';
import { SCOPES } from '@/lib/operation/scope';
import { openApi } from './openapi';
import { allOperations } from './operations';

const OPERATIONS = await allOperations();

it('openapi.json: is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate((await openApi()) as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('openapi.json: holds every operation under its method and path', async () => {
  const { paths } = (await openApi()) as { paths: Record<string, Record<string, { operationId: string }>> };
  for (const operation of OPERATIONS) {
    const { method, path } = methodAndPath(operation);
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(operation.name);
  }
});

it('a change of an annotation, and of an adjudication: is described kind by kind, with the example among them', async () => {
  type Kind = { properties: { kind: { const: string } }; required: string[] };
  const { paths } = (await openApi()) as {
    paths: Record<
      string,
      { post: { requestBody: { content: Record<string, { schema: { oneOf: Kind[] } }> } } }
    >;
  };
  const kinds = (path: string) =>
    Object.fromEntries(
      paths[path]!.post.requestBody.content['application/json']!.schema.oneOf.map((each) => [
        each.properties.kind.const,
        each.required,
      ]),
    );
  expect(kinds('/annotations/{annotationId}/changes')).toMatchObject({
    label: ['kind', 'changeId', 'segmentId', 'version', 'judgement', 'decides'],
    submit: ['kind', 'changeId', 'version'],
  });
  expect(kinds('/projects/{projectId}/adjudication/{sampleId}')).toMatchObject({
    open: ['kind'],
    take: ['kind', 'changeId', 'segmentId', 'version', 'annotationId'],
  });
});

it('a body: takes no other fields than those it names', async () => {
  const { paths } = (await openApi()) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>;
  };
  const { schema } = paths['/projects/{projectId}/snapshots']!.post.requestBody.content['application/json']!;
  expect(schema).toMatchObject({ properties: { splits: {} }, additionalProperties: false });
});

it('operations: each has a name and a route of its own, a known access and a known scope', async () => {
  expect(new Set(OPERATIONS.map(({ name }) => name)).size).toBe(OPERATIONS.length);
  expect(new Set(OPERATIONS.map(({ route }) => route.replaceAll(/\{\w+\}/g, '{}'))).size).toBe(
    OPERATIONS.length,
  );
  for (const { name, access, scope } of OPERATIONS) {
    expect(ACCESS, name).toContain(access);
    if (scope !== null) expect(SCOPES, name).toContain(scope);
  }
});

it('operations: each example is what the input takes', async () => {
  for (const { name, input, route, example } of OPERATIONS) {
    const ids = Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, at]) => [at, 'an id']));
    expect(input.safeParse({ ...example, ...ids }).error, name).toBeUndefined();
  }
});
