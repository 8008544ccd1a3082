import { expect, it } from 'vitest';
import { readBatchLines } from './batch-lines';

const BODY = { choices: [] };
const NO_SUCH = { error: { message: "Invalid 'temperature'", code: 'invalid_value' } };

it.each([
  // platform.openai.com/docs/api-reference/batch; a 4xx has a null error of its own (openai/openai-openapi#302).
  ['a reply', { response: { status_code: 200, request_id: 'r', body: BODY }, error: null }, 200, BODY],
  ['a refused call', { response: { status_code: 400, body: NO_SUCH }, error: null }, 400, NO_SUCH],
  [
    'an expired call',
    { response: null, error: { code: 'batch_expired', message: 'Too late.' } },
    null,
    { error: { code: 'batch_expired', message: 'Too late.' } },
  ],
  ['a status of 0', { response: { status_code: 0, body: {} } }, null, {}],
  // docs.bigmodel.cn/cn/guide/tools/batch: no error, and the batch’s id on every line.
  ['a line of Zhipu', { id: 'batch_1', response: { status_code: 200, body: BODY } }, 200, BODY],
  // docs.mistral.ai/capabilities/batch: the body of an error is text.
  ['a line of Mistral', { response: { status_code: 422, body: '{"message":"no"}' } }, 422, { message: 'no' }],
  // docs.deepinfra.com/batch: the status is the code.
  [
    'a line of DeepInfra',
    { response: null, error: { code: '400', message: 'no' } },
    400,
    { error: { code: '400', message: 'no' } },
  ],
  [
    'a line of Together',
    { error: { code: 'batch_client_error', message: 'no' } },
    400,
    { error: { code: 'batch_client_error', message: 'no' } },
  ],
  [
    'a cancelled call',
    { response: null, error: { code: 'batch_cancelled' } },
    null,
    { error: { code: 'batch_cancelled' } },
  ],
])('%s: is read', (_, line, status, body) => {
  const text = JSON.stringify({ custom_id: 'a', ...line });
  expect([...readBatchLines(`${text}\n`)]).toEqual([['a', { status, body }]]);
});

it('lines in any order with one that is broken: all others are read', () => {
  const line = (key: string) => JSON.stringify({ custom_id: key, response: { status_code: 200, body: key } });
  const found = readBatchLines(`\n${line('b')}\n{"custom_id": "c", \n${line('a')}\r\n`);
  expect([...found.keys()]).toEqual(['b', 'a']);
});

it('an empty file: holds nothing', () => expect(readBatchLines('').size).toBe(0));
