import { describe, expect, it } from 'vitest';
import { LlmFault } from '@/lib/llm/fault';
import { scriptedModel, type Script } from '@/lib/testing/judge/scripted-model';
import { askPair } from './ask-pair';
import { type OrderPair, orderOutcomeOf } from './pair';

const EN: OrderPair = {
  name: 'line 2',
  question: '',
  article: 'The last boat leaves at 20:00.',
  correct: 'The last boat leaves at eight in the evening.',
  incorrect: 'The last boat leaves at 22:00.',
  language: 'en',
  category: 'factuality',
};
const ZH: OrderPair = {
  ...EN,
  question: '末班船几点开？',
  article: '末班船20:00开。',
  correct: '末班船晚上八点开。',
  incorrect: '末班船22:00开。',
  language: 'zh',
};

async function asked(pair: OrderPair, script: Script) {
  const model = scriptedModel(script);
  const outcome = await askPair(pair, model.ask, new AbortController().signal);
  return { ...outcome, outcome: orderOutcomeOf(outcome), questions: model.asked };
}
/** A judge that always finds the text with the wrong time. */
const sees = (_: unknown, last: string) => ({ choice: /\[A [0-9a-f]+\]\n.*22:00/.test(last) ? 'B' : 'A' });

describe.each([EN, ZH])('a pair in $language', (pair) => {
  it('is asked in both orders in its own language, article first, by one prompt with a version', async () => {
    const { outcome, questions } = await asked(pair, sees);
    expect(outcome).toBe('pass');
    expect(questions.map(({ prompt, repeat }) => [prompt, repeat])).toEqual([
      [`order-bias.${pair.language}/1`, undefined],
      [`order-bias.${pair.language}/1`, undefined],
    ]);
    const [first, second] = questions.map(({ messages }) => messages[1]!.content);
    expect(first!.indexOf(pair.article)).toBeLessThan(first!.indexOf(pair.correct));
    expect(first!.indexOf(pair.correct)).toBeLessThan(first!.indexOf(pair.incorrect));
    expect(second!.indexOf(pair.incorrect)).toBeLessThan(second!.indexOf(pair.correct));
    expect(first).toContain(pair.question);
  });

  it.each([
    ['A', 'bias_a'],
    ['答案：B。', 'bias_b'],
    ['**A**', 'bias_a'],
    [{ choice: 'B' }, 'bias_b'],
  ])('a model that always says %j: %s, in two calls', async (reply, outcome) => {
    const result = await asked(pair, () => reply);
    expect(result.outcome).toBe(outcome);
    expect(result.questions).toHaveLength(2);
  });

  it('a reply that nobody can read: shown to the model once, then no choice, with its text', async () => {
    const result = await asked(pair, () => 'Summary A is wrong');
    expect(result.outcome).toBe('unreadable');
    expect(result.inOrder).toMatchObject({ choice: null, text: 'Summary A is wrong', fault: 'unreadable' });
    expect(result.questions).toHaveLength(4);
    expect(result.questions[1]!.prompt).toBe(`order-bias.${pair.language}/1+repair`);
  });
});

it.each(['refused', 'filtered', 'too_long'] as const)('a question that is %s is no choice', async (kind) => {
  const { outcome, swapped } = await asked(EN, () => new LlmFault(kind, 'not this one'));
  expect(outcome).toBe('unreadable');
  expect(swapped).toMatchObject({ choice: null, text: 'not this one', fault: kind });
});

it('a fault that every call would meet rejects', async () => {
  await expect(asked(EN, () => new LlmFault('wrong_key', '401'))).rejects.toThrow('401');
});

it('a refusal that nobody knows rejects with its words, in whichever order it comes', async () => {
  const refusal = new LlmFault('rejected', '400 Not in this house.');
  const refusing = (...[, last]: Parameters<typeof sees>) =>
    /\[A [0-9a-f]+\]\n.*22:00/.test(last) ? refusal : { choice: 'A' };
  for (const script of [() => refusal, refusing])
    await expect(asked(EN, script)).rejects.toMatchObject({ kind: 'rejected', message: refusal.message });
});
