import type { Ctx } from '@/lib/auth/ctx';
import type { Method } from '../method';
import { METHODS } from '../methods/registry';
import { endRun } from './end-run';
import { judgeBatch } from './judge-batch';
import { takeUp } from './judged-run';
import { nextBatch } from './next-batch';
import { storeBatch } from './store-batch';

/**
 * Does a run, or the rest of it after a crash: walks the project's samples in order and reads what has no reading of this
 * run yet. A second walk finds what an import committed behind the first. Stops when the run is cancelled; rejects when
 * the signal is aborted, so that the job comes again.
 */
export async function runMethod(
  ctx: Ctx,
  runId: string,
  signal: AbortSignal,
  methods: readonly Method[] = METHODS,
): Promise<void> {
  const run = await takeUp(ctx.db, runId);
  if (!run) return;
  const method = methods.find(({ id, version }) => id === run.method && version === run.version);
  if (!method) return endRun(ctx, run, { state: 'failed', error: 'method_unavailable' });
  const params = method.parse(run.params);

  let after = -1;
  for (;;) {
    const batch = await nextBatch(ctx.db, run, after);
    const last = batch.at(-1);
    if (!last && after === -1) return endRun(ctx, run, { state: 'done' });
    const judged = await judgeBatch(method, params, batch, signal);
    if (last && !(await storeBatch(ctx, run, judged))) return;
    after = last ? last.ordinal : -1;
  }
}
