import type { Db } from '@/lib/db/client';
import { maySee, type Viewer } from '../access';
import { mentionedIn } from '../mentions';

/** The comments of a sample that a person may see, oldest first, each with who wrote it and what it is about. */
export async function loadComments(
  db: Db,
  projectId: string,
  sampleId: string,
  viewer: Pick<Viewer, 'userId' | 'blind'>,
) {
  const rows = await db.comment.findMany({
    where: { projectId, sampleId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      segment: { select: { text: true } },
      author: {
        select: { name: true, role: true, members: { where: { projectId }, select: { role: true } } },
      },
    },
  });
  const beganBy = new Map(rows.map(({ id, authorId }) => [id, authorId]));
  return rows
    .map((row) => ({
      ...row,
      byLead: row.author.role === 'owner' || row.author.members[0]?.role === 'lead',
    }))
    .filter(({ authorId, byLead, body, threadId, id }) =>
      maySee(viewer, {
        authorId,
        byLead,
        mentions: mentionedIn(body),
        threadBy: beganBy.get(threadId ?? id) ?? authorId,
      }),
    );
}
