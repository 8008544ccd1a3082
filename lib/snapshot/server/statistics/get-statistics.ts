import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import type { GoldStatistics, Statistics } from '../../statistics-view-schema';
import { statisticsFingerprint } from './statistics-fingerprint';

/** The statistics of a project's gold as they were last made, and whether they still hold. For leads and readers. */
export async function getStatistics(ctx: Ctx, projectId: string): Promise<Statistics> {
  const { may } = await requireProject(ctx, rowId(projectId, 'project'), 'figures');
  // First, so that one which ends meanwhile is found as made, and no page waits for what is over.
  const attempt = await ctx.db.goldStatistics.findFirst({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, state: true, done: true, total: true, error: true },
  });
  const made = await ctx.db.goldStatistics.findFirst({
    where: { projectId, state: 'done' },
    orderBy: { createdAt: 'desc' },
    select: { id: true, figures: true, fingerprint: true, finishedAt: true },
  });
  return {
    figures: (made?.figures ?? null) as GoldStatistics | null,
    madeAt: made?.finishedAt?.toISOString() ?? null,
    fresh: made !== null && made.fingerprint === (await statisticsFingerprint(ctx.db, projectId)),
    attempt: attempt && attempt.id !== made?.id ? attempt : null,
    leads: may.lead,
  };
}
