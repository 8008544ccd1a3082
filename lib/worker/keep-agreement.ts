import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { refreshEntries } from '@/lib/adjudication/server/queue/refresh-entries';
import { refreshSampleAgreement } from '@/lib/agreement/server/refresh-sample-agreement';
import { jobActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { repeatEvery } from './repeat-every';

/**
 * Recomputes sample agreements, entries of the adjudication list and the gold that figures count soon after labels were
 * submitted, imported or reopened, so that readers wait little. Returns a function that stops it.
 */
export const keepAgreement = (): (() => Promise<void>) =>
  repeatEvery('keeping sample agreement', 3_000, async (signal) => {
    const db = database();
    const ctx = { actor: jobActor('agreement'), db };
    const first = { orderBy: { id: 'asc' }, select: { projectId: true } } as const;
    const noted = await db.staleSample.findFirst({ select: { projectId: true } });
    if (noted) await refreshProgress(db, [noted.projectId]);
    const [project, entry, gold] = await Promise.all([
      db.staleAgreement.findFirst(first),
      db.staleAdjudicationEntry.findFirst(first),
      db.sampleProgress.findFirst({ where: { goldStale: true }, select: { projectId: true } }),
    ]);
    if (project) await refreshSampleAgreement(ctx, project.projectId, { chunks: Infinity, signal });
    if (gold) await refreshGold(ctx, gold.projectId, { chunks: Infinity, signal });
    if (entry) await refreshEntries(ctx, entry.projectId, { chunks: Infinity, signal });
  });
