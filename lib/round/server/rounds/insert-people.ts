import type { Tx } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import type { RoundPerson } from '@/lib/round/round';

/**
 * Writes who takes part in a round in place of who did; people who came with a file stay, since nobody can choose them. Fails with `invalid` for who does not
 * annotate in the project.
 */
export async function insertPeople(
  db: Tx,
  { projectId, roundId }: { projectId: string; roundId: string },
  people: readonly RoundPerson[],
): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  const members = await db.member.findMany({
    where: { projectId, userId: { in: ids }, role: { in: ['lead', 'annotator'] } },
    select: { userId: true },
  });
  const known = new Set(members.map(({ userId }) => userId));
  const outsider = people.findIndex(({ userId }, at) => !known.has(userId) || ids.indexOf(userId) < at);
  if (outsider >= 0)
    fail({ code: 'invalid', issues: [{ path: `people.${outsider}`, code: 'invalid_value' }] });
  await db.roundMember.deleteMany({ where: { roundId, user: { importedIntoId: null } } });
  await db.roundMember.createMany({ data: people.map((person) => ({ ...person, roundId })) });
}
