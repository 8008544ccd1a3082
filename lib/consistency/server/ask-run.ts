import type { RetryPolicy } from '@/lib/llm/retry-policy';
import type { Method } from '../method';
import { runInBatches } from './batches/run-in-batches';
import type { ActiveRun } from './active-run';
import { predictSamples } from './predict-samples';
import { judgeDryRun } from './judge-dry-run';
import { type ModelWork, withModel } from './with-model';

/**
 * Does this worker's part of a run that asks a model; any number of workers may do the same run. Ends it when all is read,
 * pauses it when the endpoint is away for long, the budget is spent or batches are at work, fails it at once when no call
 * could succeed.
 * Rejects when the signal is aborted, so that the job comes again.
 */
export async function askRun(
  ctx: ModelWork['ctx'],
  run: ActiveRun,
  method: Method,
  signal: AbortSignal,
  retryPolicy?: RetryPolicy,
): Promise<void> {
  const params = method.parse(run.params);
  const judge = run.kind === 'dry_run' ? judgeDryRun : run.inBatches ? runInBatches : predictSamples;
  await withModel(ctx, run, signal, (open) => judge({ ...open, method, params }), retryPolicy);
}
