import type { Db } from '@/lib/db/client';
import { byName } from '@/lib/text/by-name';
import type { Mentionable } from '../mentions';

/** The members of a project, by name. */
export async function loadMentionable(db: Db, projectId: string): Promise<Mentionable[]> {
  const members = await db.member.findMany({
    where: { projectId, user: { disabledAt: null } },
    select: { user: { select: { id: true, name: true } } },
  });
  return members.map(({ user }) => user).sort(byName);
}
