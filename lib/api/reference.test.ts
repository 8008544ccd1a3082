import { expect, it } from 'vitest';
import { openApi } from './openapi';
import { allOperations } from './operations';
import { curlSample, isFound, pythonSample, type ReferenceEntry, referenceOf } from './reference';

const ENTRIES = referenceOf(await openApi());
const entry = (id: string): ReferenceEntry => ENTRIES.find((each) => each.id === id)!;

it('the reference: has every operation, and the scope that it declares', async () => {
  for (const { name, scope, access } of await allOperations())
    expect(entry(name).scope, name).toBe(access === 'anyone' ? null : scope);
});

it('the reference: has an id for each entry', () => {
  expect(ENTRIES.map(({ id }) => id)).not.toContainEqual(expect.stringContaining(' '));
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
});

it('an entry: tells who may ask, and a body that is no JSON with its example', () => {
  expect(entry('run.start')).toMatchObject({ caller: 'token', sends: null });
  expect(entry('token.create')).toMatchObject({ caller: 'person', scope: null });
  expect(entry('native-format.schema')).toMatchObject({ caller: 'anyone', scope: null });
  expect(entry('import.send').sends).toEqual({
    type: 'application/octet-stream',
    example: null,
  });
  const { sends } = entry('prediction.send');
  expect(sends?.type).toBe('application/x-ndjson');
  expect(sends?.example?.split('\n').map((line) => line && Object.keys(JSON.parse(line)))).toEqual([
    ['sample', 'verdict', 'score'],
    ['sample', 'segments'],
    '',
  ]);
});

it('a sample for anyone: has no token', () => {
  const open = entry('native-format.schema');
  expect(curlSample(open, 'http://studio.example')).toBe(
    "curl -X GET 'http://studio.example/api/v1/native-format/schema'",
  );
  expect(pythonSample(open, 'http://studio.example')).toContain('headers={})');
});

it('an entry: has its parameters by place, and no header', () => {
  expect(entry('sample.page').parameters).toEqual([
    { name: 'projectId', in: 'path', required: true, type: 'string' },
    { name: 'cursor', in: 'query', required: false, type: 'string' },
    { name: 'limit', in: 'query', required: false, type: 'integer' },
    { name: 'withdrawn', in: 'query', required: false, type: 'string' },
  ]);
  expect(entry('run.start').parameters.map(({ name }) => name)).toEqual(['projectId']);
});

it('a search: finds by all of its words, whatever their case', () => {
  expect(isFound(entry('run.start'), 'RUN start')).toBe(true);
  expect(isFound(entry('run.start'), 'post /projects')).toBe(true);
  expect(isFound(entry('run.start'), 'run nowhere')).toBe(false);
  expect(isFound(entry('run.start'), '')).toBe(true);
});

it('a sample in curl: keeps quotes of the example, and the token out of it', () => {
  const made = { ...entry('run.start'), body: { schema: {}, example: { name: "it's" } } };
  expect(curlSample(made, 'http://studio.example')).toBe(
    [
      "curl -X POST 'http://studio.example/api/v1/projects/{projectId}/runs'",
      '-H "Authorization: Bearer $F4R_TOKEN"',
      "-H 'Content-Type: application/json'",
      String.raw`-d '{"name":"it'\''s"}'`,
    ].join(' \\\n  '),
  );
});

it('a sample: has the places of the path, and of what the query has to have', () => {
  const file = entry('prediction.send');
  const address =
    'http://studio.example/api/v1/projects/{projectId}/predictions?method={method}&version={version}';
  expect(curlSample(file, 'http://studio.example')).toContain(`curl -X POST '${address}'`);
  expect(pythonSample(file, 'http://studio.example')).toContain(`Request("${address}", data`);
});

it('a sample in Python: sends a file as it is, and JSON as text', () => {
  const file = entry('prediction.send');
  expect(pythonSample(file, 'http://studio.example')).toContain('data = open("FILE", "rb").read()');
  expect(pythonSample(file, 'http://studio.example')).toContain('"Content-Type": "application/x-ndjson"');
  expect(pythonSample(entry('round.list'), 'http://studio.example')).toContain('data = None');
  expect(pythonSample(entry('run.start'), 'http://studio.example')).toContain(
    String.raw`json.loads("{\"method\":\"offline\"}")`,
  );
});
