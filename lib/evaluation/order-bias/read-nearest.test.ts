import { describe, expect, it } from 'vitest';
import { LlmFault } from '@/lib/llm/fault';
import { colours } from '@/lib/testing/judge/embedder';
import { scriptedModel } from '@/lib/testing/judge/scripted-model';
import { askPair } from './ask-pair';
import { orderOutcomeOf } from './pair';
import { readNearest } from './read-nearest';

const never = new AbortController().signal;
const embed = (texts: readonly string[]) => Promise.resolve(texts.map(colours));
const RED = 'The boat is red.';
const BLUE = 'The boat is blue.';
const read = (reply: string, texts: [string, string] = [RED, BLUE]) =>
  readNearest(reply, texts, embed, never);
const UNREAD = { choice: null, readBy: 'text', embeddingFault: null };

describe('readNearest', () => {
  it.each([
    ['Its colour is red.', 'A'],
    ['它是蓝色的。', 'B'],
    ['The red one, the red boat; blue it says in the other.', 'A'],
  ])('the text that a reply is nearer to: %j is %s', async (reply, choice) => {
    expect(await read(reply)).toEqual({ choice, readBy: 'embedding', embeddingFault: null });
  });

  it.each([
    'I cannot say whether it is red.',
    'The boat is not red.',
    '船不是红的。',
    'Both say it: red.',
    'red and blue',
    'Hm.',
    '',
  ])('a denial, both, and what is as near to either are not read: %j', async (reply) => {
    expect(await read(reply)).toEqual(UNREAD);
  });

  it('a denial that a text has is repeated with it, and read', async () => {
    expect(await read('It is not red.', ['The boat is not red.', BLUE])).toMatchObject({ choice: 'A' });
  });

  it('a fault leaves it unread and is told; a wrong key and a spent budget reject, an abort too', async () => {
    const failing = (error: Error) => readNearest('red', [RED, BLUE], () => Promise.reject(error), never);
    expect(await failing(new LlmFault('unreachable', 'ECONNREFUSED'))).toEqual({
      ...UNREAD,
      embeddingFault: 'unreachable',
    });
    expect(await failing(new LlmFault('no_such_model', '404'))).toMatchObject({
      embeddingFault: 'no_such_model',
    });
    await expect(failing(new LlmFault('wrong_key', '401'))).rejects.toThrow('embeddings: 401');
    await expect(failing(new LlmFault('over_budget', 'spent'))).rejects.toMatchObject({
      kind: 'over_budget',
    });
    await expect(failing(new DOMException('stopped', 'AbortError'))).rejects.toThrow('stopped');
  });
});

describe('a pair with an embedder', () => {
  const pair = {
    name: '2',
    question: '',
    article: RED,
    correct: 'It is red.',
    incorrect: 'It is blue.',
    language: 'en',
    category: 'factuality',
  };

  it('what names no option is read by the nearer text, in either order; what does is not embedded', async () => {
    const replies = [{ choice: 'A' }, 'The red one.', 'The red one.'];
    const model = scriptedModel(() => replies.shift());
    const asked: string[][] = [];
    const outcome = await askPair(pair, model.ask, never, (texts) => {
      asked.push([...texts]);
      return embed(texts);
    });
    expect(orderOutcomeOf(outcome)).toBe('pass');
    expect(outcome.inOrder).toMatchObject({ choice: 'A', readBy: 'text', fault: null });
    expect(outcome.swapped).toEqual({
      choice: 'B',
      text: 'The red one.',
      fault: null,
      readBy: 'embedding',
      embeddingFault: null,
    });
    expect(asked).toEqual([['The red one.', 'It is blue.', 'It is red.']]);
  });

  it.each(['refused', 'filtered', 'too_long', 'unreadable'] as const)(
    'a question that is %s has no reply to embed',
    async (kind) => {
      const fault = new LlmFault(kind, 'red', { raw: 'red' });
      const nothing = () => Promise.reject(new Error('not asked for'));
      const outcome = await askPair(pair, scriptedModel(() => fault).ask, never, nothing);
      expect(outcome.inOrder).toMatchObject({ choice: null, fault: kind, embeddingFault: null });
    },
  );
});
