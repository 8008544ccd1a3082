import { describe, expect, it } from 'vitest';
import { DECLINED, judgedBy, LATER, LATER_ZH, PLAIN, TURNED } from '@/lib/testing/judge/ferry';
import { felm } from './method';

describe('FELM', () => {
  it.each([
    ['consistent', PLAIN, [], 'consistent', ['consistent', 'consistent']],
    ['another time', LATER, [2], 'inconsistent', ['consistent', 'inconsistent']],
    ['cause and effect turned: a known miss', TURNED, [], 'consistent', ['consistent']],
    ['no statement', DECLINED, [], 'consistent', ['consistent']],
    ['another time, in Chinese', LATER_ZH, [2], 'inconsistent', ['consistent', 'inconsistent']],
  ])('an answer that is %s: one call', async (_, input, wrong, verdict, verdicts) => {
    const judged = await judgedBy(felm, input, () => ({ wrong }));
    expect(judged.asked).toHaveLength(1);
    expect(judged).toMatchObject({ verdict, verdicts });
  });

  it('reference, question and every sentence enter the prompt whole', async () => {
    const answer = '94 reactors run. 法国用得最多。';
    const { asked } = await judgedBy(felm, { ...PLAIN, answer }, () => ({ wrong: [] }));
    const { content } = asked[0]!.messages[1]!;
    for (const text of [PLAIN.reference, PLAIN.question, '94 reactors run.', '法国用得最多。'])
      expect(content).toContain(text);
  });

  it.each([
    ['an unknown number', { wrong: [7] }],
    ['zero', { wrong: [0] }],
    ['a number twice', { wrong: [2, 2] }],
    ['words', 'ALL_CORRECT, but see 2'],
  ])('%s: asked to mend it once, then every segment abstains', async (_, said) => {
    const judged = await judgedBy(felm, PLAIN, () => said);
    expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['abstained', 'abstained'] });
    expect(judged.asked).toHaveLength(2);
  });
});
