import type { Prisma } from '@/generated/prisma/client';
import { inTx } from '@/lib/auth/ctx';
import type { DryRunPrediction } from '../dry-run';
import { endRun } from './end-run';
import { predictOne } from './predict-one';
import type { Work } from './predict-samples';
import { samplesOf } from './control/samples-of';

/** A dry run: reads its few samples at once and keeps what came of them on the run itself, in one piece. */
export async function judgeDryRun(work: Work): Promise<void> {
  const { ctx, run } = work;
  const samples = await samplesOf(ctx.db, run);
  const outcomes = await Promise.all(samples.map((sample) => predictOne(work, sample)));
  const dryRun = samples.flatMap(({ id }, at): DryRunPrediction[] => {
    const outcome = outcomes[at];
    if (!outcome) return [];
    return [
      'prediction' in outcome
        ? { sampleId: id, segments: outcome.prediction.segments, failure: null }
        : { sampleId: id, segments: [], failure: outcome },
    ];
  });
  if (work.halt.aborted) return;
  await inTx(ctx, async (tx) => {
    await tx.db.run.updateMany({
      where: { id: run.id, state: { in: ['queued', 'running'] } },
      data: {
        dryRun: dryRun as unknown as Prisma.InputJsonValue,
        done: dryRun.filter(({ failure }) => failure === null).length,
        failed: dryRun.filter(({ failure }) => failure !== null).length,
      },
    });
    await endRun(tx, run, { state: 'done' });
  });
}
