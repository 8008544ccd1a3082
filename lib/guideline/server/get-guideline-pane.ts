import type { Ctx } from '@/lib/auth/ctx';
import { diffClauses } from '../diff-clauses';
import type { GuidelinePaneView } from '../view';
import { findGuideline } from './find-guideline';

/** The guidelines in force, with what has changed since the version that the acting person had before them last. */
export async function getGuidelinePane(ctx: Ctx, projectId: string): Promise<GuidelinePaneView> {
  const guideline = await findGuideline(ctx, projectId);
  if (!guideline) return { guideline, readBefore: null, changes: [] };
  const read = await ctx.db.guidelineReceipt.findUnique({
    where: { projectId_userId: { projectId, userId: ctx.actor.userId ?? '' } },
    select: { number: true },
  });
  if (!read || read.number >= guideline.number) return { guideline, readBefore: null, changes: [] };
  const before = await findGuideline(ctx, projectId, read.number);
  const changes = diffClauses(before?.clauses ?? [], guideline.clauses);
  return { guideline, readBefore: read.number, changes };
}
