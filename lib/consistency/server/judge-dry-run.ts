import type { Prisma } from '@/generated/prisma/client';
import { inTx } from '@/lib/auth/ctx';
import type { DryRunPrediction } from '../dry-run';
import { judgeSamples } from '../judge-samples';
import { endRun } from './end-run';
import type { BatchSample } from './next-batch';
import { askAbout, type RunWork } from './predict-samples';
import { failureOf } from './store-outcome';
import { samplesOf } from './control/samples-of';

/** A dry run: judges its few samples at once and keeps what came of them on the run itself, in one piece. */
export async function judgeDryRun(work: RunWork): Promise<void> {
  const { ctx, run, method, params, halt } = work;
  const samples = await samplesOf(ctx.db, run);
  const left = [...samples];
  const judged = new Map<string, DryRunPrediction>();
  await judgeSamples<BatchSample>({
    method,
    params,
    halt,
    ask: askAbout(work),
    atOnce: () => samples.length,
    take: async (room) => left.splice(0, room),
    ended: async () => true,
    async put({ id: sampleId }, outcome) {
      if ('prediction' in outcome)
        judged.set(sampleId, { sampleId, segments: outcome.prediction.segments, failure: null });
      else {
        const failure = await failureOf(work, outcome.failure);
        if (failure) judged.set(sampleId, { sampleId, segments: [], failure });
      }
    },
  });
  if (halt.aborted) return;
  const dryRun = samples.flatMap(({ id }) => judged.get(id) ?? []);
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
