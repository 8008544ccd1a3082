import type { Prisma } from '@/generated/prisma/client';
import { inTx } from '@/lib/auth/ctx';
import type { TrialReading } from '../trial';
import { endRun } from './end-run';
import { readOne } from './read-one';
import type { Work } from './read-samples';
import { samplesOf } from './samples-of';

/** A dry run: reads its few samples at once and keeps what came of them on the run itself, in one piece. */
export async function readTrial(work: Work): Promise<void> {
  const { ctx, run } = work;
  const samples = await samplesOf(ctx.db, run);
  const outcomes = await Promise.all(samples.map((sample) => readOne(work, sample)));
  const trial = samples.flatMap(({ id }, at): TrialReading[] => {
    const outcome = outcomes[at];
    if (!outcome) return [];
    return [
      'reading' in outcome
        ? { sampleId: id, segments: outcome.reading.segments, failure: null }
        : { sampleId: id, segments: [], failure: outcome },
    ];
  });
  if (work.halt.aborted) return;
  await inTx(ctx, async (tx) => {
    await tx.db.run.updateMany({
      where: { id: run.id, state: 'running' },
      data: {
        trial: trial as unknown as Prisma.InputJsonValue,
        done: trial.filter(({ failure }) => failure === null).length,
        failed: trial.filter(({ failure }) => failure !== null).length,
      },
    });
    await endRun(tx, run, { state: 'done' });
  });
}
