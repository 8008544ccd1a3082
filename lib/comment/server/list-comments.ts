import type { Ctx } from '@/lib/auth/ctx';
import { mayEdit, mayResolve, mayWrite, type Viewer } from '../access';
import { type Mentionable, mentionedIn } from '../mentions';
import type { CommentView, CommentsView, ThreadView } from '../view';
import { notePeersSeen } from './note-peers-seen';
import { loadComments } from './load-comments';
import { loadMentionable } from './load-mentionable';
import { sampleViewer } from './viewer';

/** The comments on a sample, thread by thread, as far as the acting person may see them. For members. */
export async function listComments(ctx: Ctx, projectId: string, sampleId: string): Promise<CommentsView> {
  const viewer = await sampleViewer(ctx, projectId, sampleId, 'read');
  const rows = await loadComments(ctx.db, projectId, sampleId, viewer);
  await notePeersSeen(ctx, sampleId, viewer, rows);
  const threads = new Map<string, ThreadView>();
  for (const row of rows) {
    const id = row.threadId ?? row.id;
    const first = rows.find((candidate) => candidate.id === id);
    const thread = threads.get(id) ?? {
      id,
      segmentId: (first ?? row).segmentId,
      segment: (first ?? row).segment?.text ?? null,
      resolved: first?.resolvedAt != null,
      mayResolve: mayResolve(viewer, first),
      comments: [],
    };
    thread.comments.push(toView(row, viewer));
    threads.set(id, thread);
  }
  const people = await loadMentionable(ctx.db, projectId);
  return {
    // One whose first words are gone, and that nobody has answered, leaves no more than its trace in the audit log.
    threads: [...threads.values()].filter(({ comments }) => comments.some(({ deleted }) => !deleted)),
    people,
    named: await readNamed(ctx, rows, people),
    me: viewer.userId,
    mayWrite: mayWrite(viewer),
  };
}

/** The names of those mentioned who cannot be mentioned any more. */
async function readNamed(
  { db }: Ctx,
  rows: readonly { body: string }[],
  people: readonly Mentionable[],
): Promise<Mentionable[]> {
  const known = new Set(people.map(({ id }) => id));
  const ids = rows.flatMap(({ body }) => mentionedIn(body)).filter((id) => !known.has(id));
  if (ids.length === 0) return [];
  return db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
}

function toView(row: Awaited<ReturnType<typeof loadComments>>[number], viewer: Viewer): CommentView {
  const { id, authorId, author, body, version, createdAt, editedAt, deletedAt } = row;
  return {
    id,
    body,
    version,
    by: { id: authorId, name: author.name },
    createdAt: createdAt.toISOString(),
    edited: editedAt !== null,
    deleted: deletedAt !== null,
    mayEdit: deletedAt === null && mayEdit(viewer, row),
  };
}
