import { describe, expect, it } from 'vitest';
import { answerVerdict } from '@/lib/annotation/labels/verdict';
import { LATER_ZH } from '@/lib/testing/judge/ferry';
import { panel } from './method';

const judge = (method: string, weight?: number) => ({
  method,
  version: '1',
  model: null,
  params: {},
  weight,
});
const read = (votes: ('consistent' | 'inconsistent' | 'undecided' | null)[] | undefined, params: unknown) =>
  panel.read({ ...LATER_ZH, votes }, panel.parse(params), new AbortController().signal);

describe('a panel', () => {
  it('two of three judges against: one segment that is the answer, with the share and the vote of each', async () => {
    const params = { judges: ['felm', 'ragas', 'factscore'].map((id) => judge(id)) };
    const { segments } = await read(['inconsistent', 'consistent', 'inconsistent'], params);
    expect(answerVerdict(segments, panel.judges(panel.defaults))).toBe('inconsistent');
    expect(segments).toMatchObject([
      {
        text: LATER_ZH.answer,
        spans: [[0, LATER_ZH.answer.length]],
        fact: 'inconsistent',
        logic: 'not_judged',
        machine: {
          score: 2 / 3,
          steps: {
            panel: {
              rule: 'majority',
              votes: [
                { method: 'felm', weight: 1, verdict: 'inconsistent' },
                { method: 'ragas', weight: 1, verdict: 'consistent' },
                { method: 'factscore', weight: 1, verdict: 'inconsistent' },
              ],
            },
          },
        },
      },
    ]);
  });

  it('nobody has a prediction: abstained, no score, and undecided', async () => {
    const { segments } = await read([null], { judges: [judge('felm')] });
    expect(segments[0]).toMatchObject({ fact: 'abstained' });
    expect(segments[0]!.machine).not.toHaveProperty('score');
    expect(answerVerdict(segments, ['fact'])).toBe('undecided');
  });

  it('explained: a line for each judge, with weights where they count', async () => {
    const judges = [judge('felm', 3), judge('ragas')];
    const { segments } = await read(['undecided', null], { rule: 'weighted', judges });
    expect(panel.explain!(segments[0]!.machine.steps!).fact).toEqual([
      '[undecided] felm (weight 3)',
      '[no prediction] ragas (weight 1)',
    ]);
  });

  it('no stored predictions to count: refuses', async () => {
    await expect(read(undefined, {})).rejects.toThrow('stored');
  });
});
