import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '@/lib/round/draw';
import { drawSchema } from '@/lib/round/drawn';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf } from '@/lib/testing/database/round';
import { constructedSample, judgeSays, type SegmentSaid } from '@/lib/testing/judge/constructed-sample';
import { methodPrediction } from '@/lib/testing/judge/method-prediction';

const test = testDatabase();
let projectId: string;
beforeEach(async () => {
  projectId = (await project(test.db)).id;
});

/** Sentences at [0, 23) and [24, 42), with another number in place of 40. */
async function make(number: string, intended: string | null, ...judges: SegmentSaid[][]): Promise<string> {
  const made = await constructedSample(test.db, projectId, {
    source: 'The kiln holds 40 pots. It cools in a day.',
    changes: [[15, '40', number]],
    intended,
  });
  for (const [n, said] of judges.entries()) await judgeSays(test.db, projectId, made, said, `judge ${n}`);
  return made.id;
}
const by = (first: SegmentSaid[2], second: SegmentSaid[2] = 'consistent'): SegmentSaid[] => [
  [0, 23, first],
  [24, 42, second],
];
const whole = (what: SegmentSaid[2]): SegmentSaid[] => [[0, 42, what]];

/** The queue of a round by doubt: samples with their scores. */
async function queue(randomShare: number) {
  const lead = await member(test.db, projectId, 'lead');
  const { id } = await createRound(lead, projectId, roundOf({ order: 'construction_doubt', randomShare }));
  const rows = await test.db.roundSample.findMany({ where: { roundId: id }, orderBy: { queueKey: 'asc' } });
  const places = rows.map((row) => ({ id: row.sampleId, score: drawSchema.parse(row.draw).score }));
  return { id, places };
}

describe('a queue by doubt', () => {
  it('what judges confirm least comes first, and what none has judged or nobody constructed last', async () => {
    const { id: collected } = await sample(test.db, projectId);
    await methodPrediction(test.db, projectId, [collected]);
    const unjudged = await make('50', 'KCont');
    const sure = await make('51', 'KCont', by('KCont'), whole('inconsistent'));
    const half = await make('52', 'KCont', by('consistent'), whole('inconsistent'));
    // Of three questions the type alone is not confirmed.
    const type = await make('53', 'KCont', by('LOver'));
    // 1/3 of the first judge, all of the second: 1 - 2/3.
    const mean = await make('54', 'KCont', by('consistent', 'LOver'), by('KCont'));
    const refuted = await make('55', null, whole('inconsistent'));
    const { places } = await queue(0);
    expect(places.map(({ id }) => id)).toEqual([refuted, half, type, mean, sure, collected, unjudged]);
    const scores = places.map(({ score }) => score && Number(score.toFixed(9)));
    expect(scores).toEqual([1, 0.5, 0.333333333, 0.333333333, 0, null, null]);
  });

  it('samples drawn at random: stand as they are drawn, whatever judges say', async () => {
    for (const number of ['50', '51', '52', '53']) await make(number, 'KCont', whole('inconsistent'));
    await make('54', 'KCont', whole('consistent'));
    const { id: roundId, places } = await queue(100);
    const drawn = places.map(({ id }) => draw('order', roundId, id));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  });
});
