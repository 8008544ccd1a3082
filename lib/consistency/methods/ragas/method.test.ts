import { describe, expect, it } from 'vitest';
import { DECLINED, judgedBy, LATER, LATER_ZH, PLAIN, TURNED } from '@/lib/testing/judge/ferry';
import type { Script } from '@/lib/testing/judge/scripted-model';
import { ragas } from './method';

const STATEMENTS: Record<string, string[][]> = {
  [PLAIN.answer]: [['The ferry runs every day.'], ['There is a last boat in winter.', 'It leaves at 20:00.']],
  [LATER.answer]: [['The ferry runs every day.'], ['There is a last boat in winter.', 'It leaves at 22:00.']],
  [TURNED.answer]: [['The last boat leaves at 20:00 in winter.', 'The harbour freezes.']],
  [DECLINED.answer]: [[]],
  [LATER_ZH.answer]: [['渡轮每天运行。'], ['冬季有末班船。', '末班船22:00开。']],
};
const numbers = (list: string): number[] => [...list.matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n));
/** Extracts what is listed above, and finds a statement wrong that speaks of 22:00; replies come in any order. */
const model =
  (answer: string): Script =>
  ({ prompt }, last) => {
    if (prompt.startsWith('statements'))
      return {
        sentences: STATEMENTS[answer]!.map((statements, at) => ({ n: at + 1, statements })).reverse(),
      };
    const said = STATEMENTS[answer]!.flat();
    const statements = numbers(last).map((n) => ({
      n,
      reason: `About ${n}.`,
      verdict: said[n - 1]!.includes('22:00') ? 'inconsistent' : 'consistent',
    }));
    return { statements: statements.reverse() };
  };

describe('RAGAS faithfulness', () => {
  it.each([
    ['consistent', PLAIN, 2, 'consistent', ['consistent', 'consistent', 'consistent']],
    [
      'another time: two of three are not enough',
      LATER,
      2,
      'inconsistent',
      ['consistent', 'consistent', 'inconsistent'],
    ],
    ['cause and effect turned: a known miss', TURNED, 2, 'consistent', ['consistent', 'consistent']],
    ['no statement', DECLINED, 1, 'consistent', ['consistent']],
    ['another time, in Chinese', LATER_ZH, 2, 'inconsistent', ['consistent', 'consistent', 'inconsistent']],
  ])('an answer that is %s', async (_, input, calls, verdict, verdicts) => {
    const judged = await judgedBy(ragas, input, model(input.answer));
    expect(judged.asked).toHaveLength(calls);
    expect(judged).toMatchObject({ verdict, verdicts });
  });

  it('an answer that states nothing says so', async () => {
    const { prediction } = await judgedBy(ragas, DECLINED, model(DECLINED.answer));
    expect(prediction.segments).toMatchObject([
      { text: DECLINED.answer, machine: { findings: [{ rule: 'no_statements' }] } },
    ]);
  });

  it.each([
    ['fewer verdicts than statements', [1, 2]],
    ['a number twice', [1, 2, 2]],
    ['an unknown number', [1, 2, 4]],
  ])('%s: asked to mend it once, then every statement abstains', async (_, said) => {
    const judged = await judgedBy(ragas, PLAIN, (question, last) =>
      question.prompt.startsWith('statements')
        ? model(PLAIN.answer)(question, last)
        : { statements: said.map((n) => ({ n, reason: '', verdict: 'consistent' })) },
    );
    expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['abstained', 'abstained', 'abstained'] });
    expect(judged.asked).toHaveLength(3);
    expect(judged.asked[2]!.messages.at(-1)!.content).toContain('every number from 1 to 3');
  });

  it('every sentence enters the prompt, with or without a full stop at its end', async () => {
    const { asked } = await judgedBy(ragas, LATER_ZH, model(LATER_ZH.answer));
    for (const words of ['渡轮每天运行。', '冬季末班船22:00开。'])
      expect(asked[0]!.messages[1]!.content).toContain(words);
  });

  it('an answer whose statements nobody can read: abstains as a whole', async () => {
    const judged = await judgedBy(ragas, PLAIN, () => 'No idea.');
    expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['abstained'] });
    expect(judged.prediction.segments[0]!.text).toBe(PLAIN.answer);
  });
});
