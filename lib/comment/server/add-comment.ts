import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { notify } from '@/lib/notice/server/notify';
import { mentionedIn, storeMentions } from '../mentions';
import { commentSchema } from '../fields';
import { loadComments } from './load-comments';
import { loadMentionable } from './load-mentionable';
import { sampleViewer } from './viewer';

/**
 * Says something on a sample, on one of its segments, or in a thread that the actor may see, and tells whom it concerns.
 * Sent twice under one id it is one comment. For annotators and leads.
 */
export async function addComment(
  ctx: Ctx,
  projectId: string,
  sampleId: string,
  input: unknown,
): Promise<void> {
  const { id, segmentId, threadId, body: typed } = commentSchema.parse(input);
  await inTx(ctx, async (tx) => {
    const viewer = await sampleViewer(tx, projectId, sampleId, 'annotate', { writes: true });
    const { userId } = viewer;
    const seen = await loadComments(tx.db, projectId, sampleId, viewer);
    const thread = seen.filter((comment) => (comment.threadId ?? comment.id) === threadId);
    if (threadId !== null && thread.length === 0) fail({ code: 'not_found', object: 'comment' });
    if (segmentId && (await tx.db.segment.count({ where: { id: segmentId, sampleId } })) === 0)
      fail({ code: 'not_found', object: 'segment' });
    const body = storeMentions(typed, await loadMentionable(tx.db, projectId));
    const row = { id, projectId, sampleId, threadId, body, authorId: userId };
    const { count } = await tx.db.comment.createMany({
      data: { ...row, segmentId: threadId === null ? segmentId : (thread[0]?.segmentId ?? null) },
      skipDuplicates: true,
    });
    if (count === 0) return refuseForeign(tx, id);
    await recordAudit(tx, {
      action: 'comment.add',
      objectType: 'comment',
      objectId: id,
      projectId,
      sampleId,
      after: { threadId, segmentId },
    });
    const mentioned = mentionedIn(body);
    const news = { projectId, sampleId, commentId: id };
    await notify(tx, { kind: 'mention', to: mentioned, ...news });
    const others = thread.map(({ authorId }) => authorId).filter((author) => !mentioned.includes(author));
    await notify(tx, { kind: 'reply', to: others, ...news });
  });
}

/** The id is taken: by the actor's own comment, sent before, or by something that is none of theirs. */
async function refuseForeign({ db, actor }: Ctx, id: string): Promise<void> {
  const own = await db.comment.count({ where: { id, authorId: actor.userId ?? '' } });
  if (own === 0) fail({ code: 'exists', object: 'comment' });
}
