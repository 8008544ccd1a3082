import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';

/** What a report is about: one round, or of each sample the newest round that counts. */
export interface Scope {
  projectId: string;
  roundId: string | null;
}

/** The standings `s` of a scope. */
export const standingsOf = ({ projectId, roundId }: Scope): Prisma.Sql =>
  roundId === null
    ? Prisma.sql`s."projectId" = ${projectId}::uuid AND s.current`
    : Prisma.sql`s."roundId" = ${roundId}::uuid AND s."projectId" = ${projectId}::uuid`;

/** How many standings there are, and by what a report knows that it was made of these: their number and highest revision. */
export async function fingerprintOf(db: Db, scope: Scope): Promise<{ count: number; fingerprint: string }> {
  const [found] = await db.$queryRaw<{ count: number; newest: bigint | null }[]>`
    SELECT count(*)::int AS count, max(revision) AS newest FROM "Standing" s WHERE ${standingsOf(scope)}`;
  const { count = 0, newest = null } = found ?? {};
  return { count, fingerprint: `${count}/${newest ?? 0}` };
}
