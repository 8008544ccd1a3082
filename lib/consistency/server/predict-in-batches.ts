import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { judgeSamples } from '../judge-samples';
import type { Method } from '../method';
import { votersOf } from '../votes/voter';
import { endRun } from './end-run';
import type { ActiveRun } from './active-run';
import { type BatchSample, nextBatch } from './next-batch';
import { loadKnownLabels } from './known/load-known-labels';
import { withVotes } from './votes/with-votes';
import { type JudgedBatch, storeBatch } from './store-batch';
import { ownFailure } from './store-outcome';
import { walkSamples } from './walk-samples';

const BATCH = 100;

/**
 * Does a run of a method that asks no model: one sample after the other, in order, stored by the hundred. Stops when the run is cancelled; rejects when the signal is aborted.
 */
export async function predictInBatches(
  ctx: Ctx & { db: PrismaClient },
  run: ActiveRun,
  method: Method,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  let batch: BatchSample[] = [];
  let judged: JudgedBatch = { predictions: [], failures: [] };
  const withStored = await storedInputs(ctx, run, method);
  const walk = walkSamples(async (after, count) => withStored(await nextBatch(ctx.db, run, count, after)));
  const store = async (): Promise<void> => {
    if (judged.predictions.length + judged.failures.length === 0) return;
    if ((await storeBatch(ctx, run, judged)) !== 'running') stop.abort();
    judged = { predictions: [], failures: [] };
  };
  await judgeSamples<BatchSample>({
    method,
    params: method.parse(run.params),
    halt: AbortSignal.any([signal, stop.signal]),
    atOnce: () => 1,
    async take() {
      if (batch.length === 0) {
        await store();
        if (!stop.signal.aborted) batch = await walk(BATCH);
      }
      return batch.splice(0, 1);
    },
    ended: async () => true,
    async put({ id: sampleId }, outcome) {
      signal.throwIfAborted();
      if ('prediction' in outcome) judged.predictions.push({ sampleId, ...outcome });
      else judged.failures.push({ sampleId, ...ownFailure(outcome.failure) });
    },
  });
  signal.throwIfAborted();
  if (!stop.signal.aborted) await endRun(ctx, run, { state: 'done' });
}

/** Adds what a method reads of a project beside the texts; what people said is read as it stands when the work begins. */
async function storedInputs(
  { db }: Ctx,
  { projectId, params }: ActiveRun,
  { votes, carries }: Method,
): Promise<(samples: BatchSample[]) => Promise<BatchSample[]>> {
  if (votes) {
    const voters = votersOf(params) ?? [];
    return (samples) => withVotes(db, projectId, voters, samples);
  }
  if (!carries) return async (samples) => samples;
  const known = await loadKnownLabels(db, projectId);
  return async (samples) =>
    samples.map((sample) => ({
      ...sample,
      known: { words: known.find(sample.reference), sample: sample.externalId },
    }));
}
