import { expect, it } from 'vitest';
import { makeLog } from './log';

function written(fields: object): string {
  let line = '';
  makeLog({ write: (text: string) => (line += text) }).error(fields, 'said');
  return line;
}

const KEY = 'sk-a-secret-of-tests';

it.each<[string, object]>([
  ['at the top', { apiKey: KEY, password: KEY, authorization: KEY, 'api-key': KEY, keyCipher: KEY }],
  ['a level down', { connection: { apiKey: KEY }, headers: { authorization: KEY, 'api-key': KEY } }],
  [
    'two levels down',
    { request: { headers: { Authorization: KEY, cookie: KEY } }, run: { client: { apiKey: KEY } } },
  ],
  [
    'on an error',
    { err: Object.assign(new Error('refused'), { headers: { authorization: `Bearer ${KEY}` } }) },
  ],
])('keeps secrets out of its lines: %s', (_, fields) => {
  const line = written({ runId: 'run-1', ...fields });
  expect(line).not.toContain(KEY);
  expect(JSON.parse(line)).toMatchObject({ runId: 'run-1', msg: 'said', level: 50 });
});

it('leaves the rest as it is', () => {
  expect(JSON.parse(written({ promptTokens: 12, err: new Error('refused') }))).toMatchObject({
    promptTokens: 12,
    err: { type: 'Error', message: 'refused' },
  });
});
