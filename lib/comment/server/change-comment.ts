import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { fail } from '@/lib/errors';
import { notify } from '@/lib/notice/server/notify';
import { mayEdit, mayResolve } from '../access';
import { mentionedIn, storeMentions } from '../mentions';
import { commentChangeSchema } from '../fields';
import { loadMentionable } from './load-mentionable';
import { requireComment } from './require-comment';

/**
 * Puts one's own comment in other words, guarded by its version, or says of a thread that it is resolved or open again:
 * for who began it, and for leads.
 */
export async function changeComment(ctx: Ctx, projectId: string, commentId: string, input: unknown) {
  const change = commentChangeSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const { comment, viewer } = await requireComment(tx, projectId, commentId);
    const { id, sampleId, body: before } = comment;
    const object = { objectType: 'comment', objectId: id, projectId, sampleId } as const;
    if ('resolved' in change) {
      if (comment.threadId !== null) fail({ code: 'not_found', object: 'comment' });
      if (!mayResolve(viewer, comment)) fail({ code: 'forbidden' });
      const by = { resolvedAt: now(), resolvedById: viewer.userId };
      await tx.db.comment.updateMany({
        where: { id },
        data: change.resolved ? by : { resolvedAt: null, resolvedById: null },
      });
      return recordAudit(tx, {
        action: change.resolved ? 'comment.resolve' : 'comment.unresolve',
        ...object,
      });
    }
    if (!mayEdit(viewer, comment)) fail({ code: 'forbidden' });
    const body = storeMentions(change.body, await loadMentionable(tx.db, projectId));
    const { count } = await tx.db.comment.updateMany({
      where: { id, version: change.version, deletedAt: null },
      data: { body, editedAt: now(), version: { increment: 1 } },
    });
    if (count === 0) fail({ code: 'stale', object: 'comment', version: comment.version });
    await recordAudit(tx, { action: 'comment.edit', ...object });
    const mentioned = mentionedIn(body).filter((person) => !mentionedIn(before).includes(person));
    await notify(tx, { kind: 'mention', to: mentioned, projectId, sampleId, commentId: id });
  });
}
