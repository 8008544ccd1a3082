import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { LlmFault } from '@/lib/llm/fault';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import type { Method } from '../method';
import { runInBatches } from './batches/run-in-batches';
import { haltRun } from './halt-run';
import type { ActiveRun } from './active-run';
import { openModelClient } from './model-client';
import { predictSamples } from './predict-samples';
import { judgeDryRun } from './judge-dry-run';
import { dropClaims } from './run-claims';
import { watchRun } from './watch-run';

/** A worker that is told to stop waits so long for calls under way: they are paid for. */
const LAST_REPLIES_MS = 4_000;

/**
 * Does this worker's part of a run that asks a model; any number of workers may do the same run. Ends it when all is read,
 * pauses it when the endpoint is away for long, the budget is spent or batches are at work, fails it at once when no call
 * could succeed.
 * Rejects when the signal is aborted, so that the job comes again.
 */
export async function askRun(
  ctx: Ctx & { db: PrismaClient },
  run: ActiveRun,
  method: Method,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  const cut = new AbortController();
  const later = (): unknown => setTimeout(() => cut.abort(signal.reason), LAST_REPLIES_MS).unref();
  signal.addEventListener('abort', later, { once: true });
  const client = await openModelClient(ctx.db, run, cut.signal, retryPolicy).catch(onlyFaults);
  if (client instanceof LlmFault) return haltRun(ctx, run, client);
  // Scoped to this job, not to the process: a run that is paused and resumed at once has two workers here for a moment.
  const workerId = randomUUID();
  const watch = watchRun(ctx.db, run.id, workerId);
  const halt = AbortSignal.any([signal, watch.signal]);
  setMaxListeners(0, halt, cut.signal); // each call under way or waiting listens
  try {
    const work = {
      ctx,
      run,
      workerId,
      client,
      method,
      params: method.parse(run.params),
      halt,
      stop: watch.halt,
    };
    await (run.kind === 'dry_run' ? judgeDryRun : run.inBatches ? runInBatches : predictSamples)(work);
  } finally {
    watch.stop();
    signal.removeEventListener('abort', later);
    await dropClaims(ctx.db, run.id, { workerId }).catch(() => undefined); // they run out by themselves
    await client.leave();
  }
  signal.throwIfAborted();
}

function onlyFaults(error: unknown): LlmFault {
  if (error instanceof LlmFault) return error;
  throw error;
}
