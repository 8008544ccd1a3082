import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { ModelClient } from '@/lib/llm/ask-model';
import { LlmFault } from '@/lib/llm/fault';
import type { RetryPolicy } from '@/lib/llm/retry-policy';
import { haltRun } from './halt-run';
import type { ActiveRun } from './active-run';
import { openModelClient } from './model-client';
import { dropClaims } from './run-claims';
import { watchRun } from './watch-run';

/** A worker that is told to stop waits so long for calls under way: they are paid for. */
const LAST_REPLIES_MS = 4_000;

/** A worker's part of a run that asks a model. */
export interface ModelWork {
  ctx: Ctx & { db: PrismaClient };
  run: ActiveRun;
  /** Whose claims these are. */
  workerId: string;
  client: ModelClient;
  /** Aborted when no further call may be made. */
  halt: AbortSignal;
  /** Aborts it. */
  stop(): void;
}

/** Half as many again as calls in flight: a place that becomes free is taken at once while others are stored. */
const SPARE = 0.5;
const MOST_CLAIMED = 256;

/** How many samples or items of its run a worker has in hand at a time, just now. */
export const mostAtWork = ({ client }: Pick<ModelWork, 'client'>): number =>
  Math.min(MOST_CLAIMED, Math.ceil((1 + SPARE) * Math.max(1, client.limiter.permitted)) + 1);

/**
 * Opens the way to a run's model for as long as `work` takes, and stops it when the run is paused, cancelled or gone. Halts
 * the run where its endpoint cannot be opened. Rejects when the signal is aborted, so that the job comes again.
 */
export async function withModel(
  ctx: ModelWork['ctx'],
  run: ActiveRun,
  signal: AbortSignal,
  work: (open: ModelWork) => Promise<void>,
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
    await work({ ctx, run, workerId, client, halt, stop: watch.halt });
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
