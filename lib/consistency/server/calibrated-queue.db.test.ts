import { beforeEach, describe, expect, it } from 'vitest';
import { authorOf } from '@/lib/project/server/people/author-of';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf } from '@/lib/testing/database/round';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { runSummary } from './control/run-summary';
import { refreshCalibrations } from './scores/refresh-calibrations';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

/** Samples with a prediction of one segment of this score. */
async function scored(count: number, score: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await sample(test.db, projectId)).id);
  const [first] = RIVER;
  await methodPrediction(test.db, projectId, ids, [{ ...first!, machine: { ...first!.machine, score } }]);
  return ids;
}

/** A person's submitted labels of predictions; `exposure` is what they had seen. */
async function reviewed(
  sampleIds: readonly string[],
  fact: 'consistent' | 'inconsistent',
  exposure: 'segmentation' | 'evidence' | 'verdict' = 'segmentation',
): Promise<void> {
  const reviewer = await member(test.db, projectId, 'annotator');
  const { id: authorId } = await test.db.$transaction((db) => authorOf({ ...reviewer, db }, projectId));
  const { id: roundId } = await firstRound(test.db, projectId);
  const where = { sampleId: { in: [...sampleIds] }, source: 'method' as const };
  for (const prediction of await test.db.annotation.findMany({ where, include: { labels: true } }))
    await test.db.annotation.create({
      data: {
        ...{ projectId, roundId, authorId, source: 'annotator', state: 'submitted' },
        ...{ sampleId: prediction.sampleId, segmentationId: prediction.segmentationId },
        derivedFromId: prediction.id,
        labels: {
          create: prediction.labels.map(({ segmentId }) => ({
            ...{ segmentId, fact, logic: 'consistent' as const, exposure },
          })),
        },
      },
    });
}

const calibrations = async () =>
  (await test.db.run.findMany({ where: { projectId } })).map((run) => run.scoreCalibration);

/** The samples in the order of a queue by risk. */
async function queue(): Promise<string[]> {
  const { id } = await createRound(lead, projectId, roundOf({ order: 'risk', randomShare: 0 }));
  const rows = await test.db.roundSample.findMany({
    where: { roundId: id },
    orderBy: { queueKey: 'asc' },
  });
  return rows.map(({ sampleId }) => sampleId);
}

describe('scores that people have labelled', () => {
  it('50 labels given unseen: calibrate every run of the method, and the screen says so', async () => {
    await reviewed(await scored(25, 0.2), 'consistent');
    await reviewed(await scored(24, 0.9), 'inconsistent');
    await refreshCalibrations(test.db, projectId);
    expect(await calibrations()).toEqual([null, null]);
    const { id } = await test.db.run.findFirstOrThrow({ where: { projectId } });
    expect((await runSummary(lead, projectId, id)).calibration).toEqual({ calibrated: false, labels: 49 });
    const seen = await scored(2, 0.9);
    await reviewed(seen.slice(0, 1), 'inconsistent', 'verdict');
    await reviewed(seen.slice(1), 'inconsistent', 'evidence');
    expect((await runSummary(lead, projectId, id)).calibration).toMatchObject({ labels: 49 });
    await reviewed(await scored(1, 0.9), 'inconsistent');
    await refreshCalibrations(test.db, projectId);
    expect((await runSummary(lead, projectId, id)).calibration).toMatchObject({
      calibrated: true,
      labels: 50,
    });
    for (const one of await calibrations())
      expect(one).toEqual({ slope: expect.any(Number) as number, intercept: expect.any(Number) as number });
  });

  it('a queue by risk: follows the scores, and their probabilities once they are calibrated', async () => {
    const [low] = await scored(1, 0.1);
    const [high] = await scored(1, 0.8);
    const none = (await sample(test.db, projectId)).id;
    expect(await queue()).toEqual([high, low, none]);
    // Labels that say the opposite of the scores: what scores low is most likely inconsistent.
    const calm = await scored(25, 0.9);
    const wrong = await scored(25, 0.2);
    await reviewed(calm, 'consistent');
    await reviewed(wrong, 'inconsistent');
    await refreshCalibrations(test.db, projectId);
    const order = await queue();
    expect(order.indexOf(low!)).toBeLessThan(order.indexOf(wrong[0]!));
    expect(order.indexOf(wrong[0]!)).toBeLessThan(order.indexOf(high!));
    expect(order.indexOf(high!)).toBeLessThan(order.indexOf(calm[0]!));
    expect(order.at(-1)).toBe(none);
  });
});
