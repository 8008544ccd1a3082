import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { Db } from '@/lib/db/client';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import type { Method } from '../method';
import { METHODS } from '../methods/registry';
import { askRun } from './ask-run';
import { endRun } from './end-run';
import { claimRun } from './active-run';
import { predictInBatches } from './predict-in-batches';
import { joinRun } from './participation';

/**
 * Does a run, or the rest of it after a crash. Stops when the run is cancelled; rejects when the signal is aborted, so that
 * the job comes again.
 */
export function runMethod(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  methods: readonly Method[] = METHODS,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  const leave = joinRun(runId); // before the run can be seen as going, so that this process does not join itself
  return work(ctx, runId, signal, methods, retryPolicy).finally(leave);
}

async function work(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  methods: readonly Method[],
  retryPolicy?: RetryPolicy,
): Promise<void> {
  const run = await claimRun(ctx.db, runId);
  if (!run) return;
  const method = methods.find(({ id, version }) => id === run.method && version === run.version);
  if (!method) return endRun(ctx, run, { state: 'failed', error: 'method_unavailable' });
  const own = { ...ctx, db: outside(ctx.db) };
  if (method.needsEndpoint) return askRun(own, run, method, signal, retryPolicy);
  return predictInBatches(own, run, method, signal);
}

/** A run takes hours: what it does cannot be one transaction. */
function outside(db: Db): PrismaClient {
  if (!('$transaction' in db)) throw new Error('a run cannot be done within a transaction');
  return db as PrismaClient;
}
