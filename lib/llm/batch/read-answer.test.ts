import { expect, it } from 'vitest';
import { LlmFault } from '../fault';
import type { ModelQuestion } from '../question';
import { readAnswer } from './read-answer';

const question: ModelQuestion = {
  prompt: 'plain/1',
  messages: [{ role: 'user', content: 'Is it so?' }],
  maxTokens: 100,
  shape: { name: 'plain', schema: {} },
};
const read = (status: number | null, body: unknown) => {
  try {
    return readAnswer(question, { status, body }, 'sk-of-tests');
  } catch (error) {
    return error;
  }
};
const choice = (content: string, finish_reason = 'stop') => ({
  choices: [{ message: { content }, finish_reason }],
});

it('a reply: is read as that of a call, counted by us where the endpoint counts nothing', () => {
  expect(
    read(200, { ...choice('<think>so</think>{}'), usage: { prompt_tokens: 7, completion_tokens: 3 } }),
  ).toEqual({
    text: '{}',
    reasoning: 'so',
    usage: { prompt: 7, cachedPrompt: 0, completion: 3 },
    fault: null,
  });
  expect(read(200, choice('{}'))).toMatchObject({ usage: { prompt: 11 } });
  expect(read(200, choice('{"a', 'length'))).toMatchObject({ fault: 'unreadable' });
});

it.each<[string, number | null, unknown, object]>([
  ['an expired call', null, { error: { code: 'batch_expired' } }, { kind: 'overloaded', passing: true }],
  ['a call without a word', null, null, { kind: 'overloaded', message: 'the batch ended without this call' }],
  ['a filter', 400, { error: { code: 'content_filter', message: 'no' } }, { kind: 'filtered' }],
  [
    'an unknown refusal',
    400,
    { error: { message: 'no sk-of-tests' } },
    { kind: 'rejected', message: '400 no …' },
  ],
  ['a server’s own fault', 500, { error: { message: 'oops' } }, { kind: 'overloaded' }],
  ['nothing', 200, null, { kind: 'cut_off' }],
  ['no content', 200, choice(''), { kind: 'empty' }],
])('%s: is a fault', (_, status, body, fault) => {
  const found = read(status, body);
  expect(found).toBeInstanceOf(LlmFault);
  expect(found).toMatchObject(fault);
});
