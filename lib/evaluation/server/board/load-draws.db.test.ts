import { describe, expect, it } from 'vitest';
import { assignNext } from '@/lib/round/server/places/assign-next';
import { sortRound } from '@/lib/round/server/places/sort-rounds';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf } from '@/lib/testing/database/round';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { loadDraws } from './load-draws';

const test = testDatabase();

/** A project whose samples have predictions of these scores, with a round that reads the riskiest first. */
async function ranked(scores: readonly number[]) {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const { actor } = await member(test.db, projectId, 'annotator');
  const ids: string[] = [];
  const [first] = RIVER;
  for (const score of scores) {
    const { id } = await sample(test.db, projectId);
    await methodPrediction(test.db, projectId, [id], [{ ...first!, machine: { ...first!.machine, score } }]);
    ids.push(id);
  }
  const { id: roundId } = await createRound(lead, projectId, roundOf({ order: 'risk', randomShare: 0 }));
  const { number } = await test.db.round.findUniqueOrThrow({ where: { id: roundId } });
  const take = (count: number) => assignNext(lead, projectId, roundId, { userId: actor.userId!, count });
  return { projectId, lead, roundId, number, ids, take };
}

describe('loadDraws', () => {
  it('a sample that somebody has taken: its part, rank and number when it was drawn, and nothing of the others', async () => {
    const { projectId, number, ids, take } = await ranked([0.1, 0.9, 0.5]);
    expect(await loadDraws(test.db, projectId)).toEqual(new Map());
    await take(2);
    expect(await loadDraws(test.db, projectId)).toEqual(
      new Map([
        [ids[1], [{ round: number, arm: 'ranked', rank: 1, of: 3 }]],
        [ids[2], [{ round: number, arm: 'ranked', rank: 2, of: 3 }]],
      ]),
    );
  });

  it('the queue is ranked again: what was taken keeps what it was drawn by, the rest stands anew', async () => {
    const { projectId, lead, roundId, ids, take } = await ranked([0.1, 0.9, 0.5]);
    await take(1);
    await test.db.$executeRaw`
      UPDATE "Label" SET machine = jsonb_set(machine, '{score}', '0.05') FROM "Annotation" a
      WHERE a.id = "annotationId" AND a."sampleId" = ${ids[1]}::uuid`;
    await sortRound(lead, projectId, roundId);
    const rows = await test.db.roundSample.findMany({ where: { roundId } });
    const drawOf = (at: number) => rows.find(({ sampleId }) => sampleId === ids[at])!.draw;
    expect(drawOf(1)).toEqual({ rank: 1, score: 0.9, share: 0, of: 3 });
    expect(drawOf(2)).toEqual({ rank: 1, score: 0.5, share: 0, of: 3 });
    expect(drawOf(0)).toEqual({ rank: 2, score: 0.1, share: 0, of: 3 });
  });

  it('a round that does not count, and one in order of arrival: no draws', async () => {
    const { projectId, lead, roundId, take } = await ranked([0.1, 0.9]);
    await take(2);
    await test.db.round.update({ where: { id: roundId }, data: { counts: false } });
    expect((await loadDraws(test.db, projectId)).size).toBe(0);
    const { id: arrival } = await createRound(lead, projectId, roundOf());
    const rows = await test.db.roundSample.findMany({ where: { roundId: arrival } });
    expect(rows.map(({ draw }) => draw)).toEqual([null, null]);
  });
});
