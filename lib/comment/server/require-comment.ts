import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { loadComments } from './load-comments';
import { sampleViewer } from './viewer';

/** A comment that the actor may see, in a project where they may write; not_found for every other. */
export async function requireComment(ctx: Ctx, projectId: string, commentId: string) {
  await requireProject(ctx, projectId, 'annotate', { writes: true });
  const found = await ctx.db.comment.findFirst({
    where: { id: rowId(commentId, 'comment'), projectId },
    select: { sampleId: true },
  });
  if (!found) fail({ code: 'not_found', object: 'comment' });
  const viewer = await sampleViewer(ctx, projectId, found.sampleId, 'annotate');
  const visible = await loadComments(ctx.db, projectId, found.sampleId, viewer);
  const comment = visible.find(({ id }) => id === commentId);
  return { comment: comment ?? fail({ code: 'not_found', object: 'comment' }), viewer };
}
