import { describe, expect, it } from 'vitest';
import { judgedBy, LATER_ZH, PLAIN } from '@/lib/testing/judge/ferry';
import { wholeAnswerMethod } from './method';

describe('the whole answer in one call', () => {
  it.each(['consistent', 'inconsistent'] as const)(
    '%s: one segment that is the answer, with the reason',
    async (verdict) => {
      const judged = await judgedBy(wholeAnswerMethod, LATER_ZH, () => ({
        reason: '末班船不是22:00。',
        verdict,
      }));
      expect(judged).toMatchObject({ verdict, verdicts: [verdict] });
      expect(judged.asked).toHaveLength(1);
      expect(judged.prediction.segments).toMatchObject([
        {
          text: LATER_ZH.answer,
          spans: [[0, LATER_ZH.answer.length]],
          machine: { rationale: '末班船不是22:00。' },
        },
      ]);
    },
  );

  it('a reply that nobody can read: undecided', async () => {
    const judged = await judgedBy(wholeAnswerMethod, PLAIN, () => 'It depends.');
    expect(judged).toMatchObject({ verdict: 'undecided', verdicts: ['abstained'] });
    expect(judged.asked).toHaveLength(2);
  });
});
