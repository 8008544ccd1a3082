import { loadGoldSettings } from '@/lib/adjudication/server/gold/load-gold-settings';
import type { Ctx } from '@/lib/auth/ctx';
import { loadStored } from '@/lib/exchange/server/export/load-stored';
import { claimReport, keepReport, reportProgress } from '@/lib/jobs/report-state';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { SnapshotCounts } from '../../snapshot-counts';
import { snapshotRecord } from '../../snapshot-line';
import type { GoldStatistics } from '../../statistics-view-schema';
import { loadBackground } from '../load-background';
import { statisticsFingerprint } from './statistics-fingerprint';

/**
 * Counts a project's gold as a snapshot would. Ends quietly when it was stopped; rejects when the signal is aborted, so that the job comes
 * back and starts over.
 */
export async function makeStatistics(ctx: Ctx, id: string, signal: AbortSignal): Promise<void> {
  const { db } = ctx;
  const claimed = await claimReport<{ projectId: string }>(db, 'GoldStatistics', id);
  if (!claimed) return;
  const { projectId } = claimed;
  // Before anything is read: what changes meanwhile makes it stale.
  const fingerprint = await statisticsFingerprint(db, projectId);
  const { rule } = await loadGoldSettings(db, projectId);
  const total = await db.sample.count({ where: { projectId, withdrawnAt: null } });
  const counts = new SnapshotCounts();
  const reader = { projectId, visibility: { all: true } } as const;
  let done = 0;
  for await (const page of loadStored(reader, { annotations: 'all', withdrawn: false })) {
    for (const stored of page) counts.add(stored, snapshotRecord(stored, { rule, content: 'gold' }));
    done += page.length;
    const progress = { done, total: Math.max(total, done), signal };
    if (!(await reportProgress(db, 'GoldStatistics', id, progress))) return;
  }
  const figures: GoldStatistics = {
    goldRule: rule,
    typology: [...ERROR_TYPES],
    ...(await loadBackground(db, projectId)),
    ...counts.counts(),
  };
  if (await keepReport(db, 'GoldStatistics', id, { fingerprint, figures }))
    await db.goldStatistics.deleteMany({ where: { projectId, id: { not: id }, finishedAt: { not: null } } });
}
