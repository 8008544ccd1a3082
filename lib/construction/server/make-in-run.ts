import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { type ActiveRun, claimRun } from '@/lib/consistency/server/active-run';
import { endRun } from '@/lib/consistency/server/end-run';
import { gather } from '@/lib/consistency/server/gather';
import { askItems, type ItemSteps } from '@/lib/consistency/server/items/ask-items';
import type { ClaimedItem } from '@/lib/consistency/server/items/claim-items';
import { withModel } from '@/lib/consistency/server/with-model';
import type { RetryPolicy } from '@/lib/llm/retry-policy';

/** New samples change what their project counts, one transaction after the other: those that come so soon are stored together. */
const STORED_EVERY_MS = 100;

/** What a run that makes samples does with its items. */
export interface MakingSteps<Kept> {
  ask: ItemSteps<Kept>['ask'];
  /** What is kept of an item that could not be asked about, by its fault; `failed`: null where it is not to be asked again. */
  failed(fault: string, failed: string | null): Kept;
  store(items: { item: ClaimedItem; kept: Kept }[]): Promise<void>;
}

interface Making {
  runId: string;
  signal: AbortSignal;
  retryPolicy: RetryPolicy | undefined;
}

/**
 * Does a run that makes samples, or the rest of it after a crash: nothing that was answered is asked again, no sample is made twice, and
 * faults, budget and pauses are the run's. Rejects when the signal is aborted, so that the job comes again.
 *
 * @param begin what is done with its items; null where the studio has another version of it than it was started with
 */
export async function makeInRun<Kept>(
  ctx: Ctx,
  { runId, signal, retryPolicy }: Making,
  begin: (db: PrismaClient, run: ActiveRun) => MakingSteps<Kept> | null,
): Promise<void> {
  if (!('$transaction' in ctx.db)) throw new Error('a run cannot be done within a transaction');
  const own = { ...ctx, db: ctx.db as PrismaClient };
  const run = await claimRun(own.db, runId);
  if (!run) return;
  const steps = begin(own.db, run);
  if (!steps) return endRun(own, run, { state: 'failed', error: 'method_unavailable' });
  const store = gather(steps.store, { everyMs: STORED_EVERY_MS, isAll: () => false });
  await withModel(
    own,
    run,
    signal,
    (work) =>
      askItems<Kept>(work, {
        ask: steps.ask,
        // What is too long stays so: it is not asked about again when the run is resumed.
        failed: ({ fault }) =>
          steps.failed(fault ?? 'internal', fault === 'too_long' ? null : (fault ?? 'internal')),
        store: (item, kept) => store({ item, kept }),
      }),
    retryPolicy,
  );
}

/** Whether a run is of a version, and was started with prompts, that the studio has. */
export const isRunKnown = (
  { method, version }: ActiveRun,
  own: { method: string; version: string },
  { started, known }: { started: readonly string[]; known: readonly string[] },
): boolean =>
  method === own.method && version === own.version && started.every((prompt) => known.includes(prompt));
