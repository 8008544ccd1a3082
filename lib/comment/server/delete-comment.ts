import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { mayEdit } from '../access';
import { requireComment } from './require-comment';

/** Takes one's own words away: who said something and when stays, for the thread and in the audit log. */
export async function deleteComment(ctx: Ctx, projectId: string, commentId: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { comment, viewer } = await requireComment(tx, projectId, commentId);
    if (!mayEdit(viewer, comment)) fail({ code: 'forbidden' });
    const { id, sampleId } = comment;
    const { count } = await tx.db.comment.updateMany({
      where: { id, deletedAt: null },
      data: { body: '', deletedAt: now(), version: { increment: 1 } },
    });
    if (count === 0) return;
    await tx.db.notice.deleteMany({ where: { commentId: id, readAt: null } });
    await recordAudit(tx, {
      action: 'comment.delete',
      objectType: 'comment',
      objectId: id,
      projectId,
      sampleId,
    });
  });
}
