import type { ImportComparison as Row } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { AppFailure } from '@/lib/errors';
import { claimReport, failReport, keepReport, reportProgress } from '@/lib/jobs/report-state';
import { parseSettings } from '../../dialect/settings';
import { secondUpload } from '../import/second-upload';
import { compareFile } from './compare-file';

const TICK_MS = 500;

/**
 * Finds out what taking a waiting file over would do. Ends quietly when the file no longer waits or is read in another way, and as failed
 * where the file itself is at fault; rejects when the signal is aborted, so that the job comes back and starts over.
 */
export async function compareImport(ctx: Ctx, id: string, signal: AbortSignal): Promise<void> {
  const claimed = await claimReport<Row>(ctx.db, 'ImportComparison', id);
  const row = claimed && (await ctx.db.import.findFirst({ where: { id: claimed.importId, state: 'ready' } }));
  if (!row) return;
  const stop = new AbortController();
  const watch = watchProgress(ctx, id, stop);
  try {
    const second = await secondUpload(ctx, row, parseSettings(row.settings));
    const both = AbortSignal.any([signal, stop.signal]);
    const figures = await compareFile({ row, second }, { tick: watch.tick, signal: both });
    const { fingerprint } = claimed!;
    await keepReport(ctx.db, 'ImportComparison', id, { fingerprint, figures });
  } catch (thrown) {
    if (stop.signal.aborted) return;
    if (!(thrown instanceof AppFailure) || thrown.error.code !== 'invalid') throw thrown;
    // Read again it would be no better.
    await failReport(ctx.db, 'ImportComparison', id, thrown.error.issues[0]?.code ?? 'invalid_value');
  } finally {
    watch.end();
  }
}

/** Writes how far it is, and hears when nobody waits for it any more. */
function watchProgress({ db }: Ctx, id: string, stop: AbortController) {
  let done = 0;
  const never = new AbortController().signal;
  const timer = setInterval(() => {
    reportProgress(db, 'ImportComparison', id, { done, total: 0, signal: never })
      .then((going) => !going && stop.abort())
      .catch(() => undefined); // the next tick tries again
  }, TICK_MS);
  return { tick: (rows: number) => void (done = rows), end: () => clearInterval(timer) };
}
