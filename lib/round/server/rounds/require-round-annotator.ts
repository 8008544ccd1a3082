import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';

/** Who may be given samples annotates in the project; else it fails with not_found. */
export async function requireRoundAnnotator(db: Db, projectId: string, userId: string): Promise<void> {
  const annotators = await db.member.count({
    where: { projectId, userId, role: { in: ['lead', 'annotator'] } },
  });
  if (annotators === 0) fail({ code: 'not_found', object: 'member' });
}
