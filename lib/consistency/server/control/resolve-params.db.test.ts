import { describe, expect, it } from 'vitest';
import { authorOf } from '@/lib/project/server/people/author-of';
import { firstRound, member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { offline } from '@/lib/consistency/methods/offline/method';
import { DEFAULT_THRESHOLD } from '@/lib/consistency/methods/offline/params';
import { resolveParams } from './resolve-params';
import { reviewedSegments } from './reviewed-segments';

const test = testDatabase();

describe('resolveParams', () => {
  it('leaves the default where nobody has reviewed anything', async () => {
    const { id: projectId } = await project(test.db);
    expect(await resolveParams(test.db, projectId, offline)).toEqual({
      threshold: DEFAULT_THRESHOLD,
      thresholdSource: 'default',
      reviewedSegments: 0,
      unexposedOnly: false,
    });
  });

  it('takes the threshold that submitted labels ask for, and says so', async () => {
    const { id: projectId } = await project(test.db);
    const reviewer = await member(test.db, projectId, 'annotator');
    // Scores 0.2 (consistent) and 1.5 (inconsistent): the machine's default of 2.2 misses every failure.
    const [first, second] = RIVER;
    const segments = [first!, { ...second!, machine: { ...second!.machine, score: 1.5 } }];
    const samples = await Promise.all(Array.from({ length: 20 }, () => sample(test.db, projectId)));
    await methodPrediction(
      test.db,
      projectId,
      samples.map(({ id }) => id),
      segments,
    );
    const { id: authorId } = await test.db.$transaction((db) => authorOf({ ...reviewer, db }, projectId));
    for (const prediction of await test.db.annotation.findMany({
      where: { projectId },
      include: { labels: true },
    })) {
      const { sampleId, segmentationId } = prediction;
      await test.db.annotation.create({
        data: {
          projectId,
          roundId: (await firstRound(test.db, projectId)).id,
          sampleId,
          segmentationId,
          authorId,
          source: 'annotator',
          derivedFromId: prediction.id,
          state: 'submitted',
          labels: {
            create: prediction.labels.map(({ segmentId, fact }) => ({
              segmentId,
              fact,
              logic: 'consistent' as const,
            })),
          },
        },
      });
    }
    expect(await reviewedSegments(test.db, projectId, offline)).toHaveLength(40);
    expect(await reviewedSegments(test.db, projectId, { id: 'offline', version: '0' })).toEqual([]);
    // Midway between 0.2 and 1.5 is 0.85; (40 x 0.85 + 20 x 2.2) / 60 = 1.3.
    expect(await resolveParams(test.db, projectId, offline)).toEqual({
      threshold: 1.3,
      thresholdSource: 'reviewed',
      reviewedSegments: 40,
      unexposedOnly: true,
    });
  });
});
