import { describe, expect, it } from 'vitest';
import { judgeWith, littleJudge, logicOf, pointOf, type Said } from '@/lib/testing/judge/little-judge';

const input = {
  question: '?',
  reference: 'The yard has five kilns. Two of them burn peat. The yard sells clay.',
  answer: 'The yard has five kilns. Two of them burn peat.',
  language: 'en',
};
const [KILNS, PEAT] = ['The yard has five kilns.', 'Two of them burn peat.'] as const;
const segments = [KILNS, PEAT].map((text) => ({ text, source: [text] }));

/** Scores where the peat is judged by `peat`, given the number of the repeat. */
async function scored(peat: (repeat: number) => Said, repeats: number) {
  const script = littleJudge(segments, (text, { repeat = 0 }) => (text === PEAT ? peat(repeat) : {}));
  const judged = await judgeWith(script, input, { repeats });
  return {
    scores: judged.segments.map(({ machine }) => machine.score),
    repeated: judged.asked.flatMap(({ prompt, repeat }) =>
      repeat ? [`${prompt.split('-')[0]} ${repeat}`] : [],
    ),
    shown: judged.asked.filter(({ repeat }) => repeat).map(({ messages }) => messages[1]!.content),
  };
}
const unsure: Said = { fact: pointOf(PEAT, [PEAT], 'unsure') };
const failed: Said = { fact: pointOf(PEAT, [PEAT], 'inconsistent') };

describe('a score', () => {
  it('is the verdict itself where nothing is unclear, and nothing is asked again', async () => {
    expect(await scored(() => ({}), 3)).toMatchObject({ scores: [0, 0], repeated: [] });
  });

  it('is the share of replies that find an unclear segment inconsistent; it alone is asked about', async () => {
    const { scores, repeated, shown } = await scored((repeat) => [unsure, failed, failed, {}][repeat]!, 3);
    expect(scores).toEqual([0, (0.5 + 1 + 1 + 0) / 4]);
    expect(repeated).toEqual(['fact 1', 'fact 2', 'fact 3']);
    expect(
      shown.every((text) => text.includes(`"text":"${PEAT}"`) && !text.includes(`"text":"${KILNS}"`)),
    ).toBe(true);
  });

  it('asks again where the offline engine holds a verdict for wrong', async () => {
    const { scores, repeated } = await scored((repeat) => (repeat === 0 ? failed : {}), 2);
    expect(scores).toEqual([0, 0.333]);
    expect(repeated).toEqual(['fact 1', 'fact 2']);
  });

  it('is the larger of the two stages, and none without a verdict', async () => {
    const logic = await scored(() => ({ logic: logicOf('unsure') }), 1);
    expect(logic).toMatchObject({ scores: [0, 0.5], repeated: ['logic 1'] });
    const neither = await scored(() => ({ fact: 'Hm.', logic: 'Hm.' }), 0);
    expect(neither.scores[1]).toBeUndefined();
  });

  it('without repeats asks nothing again', async () => {
    expect(await scored(() => unsure, 0)).toMatchObject({ scores: [0, 0.5], repeated: [] });
  });
});
