import { refreshGold } from '@/lib/adjudication/server/refresh-gold';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import { systemActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { lookAgain } from './look-again';

/**
 * Makes standings and the gold that figures count anew soon after labels were submitted, imported or reopened, so that readers find little to wait for. What is
 * answered stops it.
 */
export const keepStandings = (): (() => Promise<void>) =>
  lookAgain('keeping standings', 3_000, async (signal) => {
    const db = database();
    const stale = await db.staleStanding.findFirst({ orderBy: { id: 'asc' }, select: { projectId: true } });
    if (stale)
      await refreshStandings({ actor: systemActor, db }, stale.projectId, { chunks: Infinity, signal });
    const changed = await db.sampleProgress.findFirst({
      where: { goldStale: true },
      select: { projectId: true },
    });
    if (changed)
      await refreshGold({ actor: systemActor, db }, changed.projectId, { chunks: Infinity, signal });
  });
