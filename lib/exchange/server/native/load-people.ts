import type { Tx } from '@/lib/db/client';
import type { StoredPerson } from '../../contents/stored';

/** Everybody whom a project's file may name, in the order in which they came. */
export interface LoadedPerson extends StoredPerson {
  authorId: string;
  userId: string | null;
  uid: string;
  pseudonym: number | null;
}

/**
 * The people of a project as its files name them. Whoever has commented, published or had a place is made an author first, so
 * that there is one list of people; with `pseudonyms`, everybody who has none is given the next one, for good.
 */
export async function loadPeople(db: Tx, projectId: string, pseudonyms: boolean): Promise<LoadedPerson[]> {
  await makeAuthors(db, projectId);
  if (pseudonyms) await givePseudonyms(db, projectId);
  return db.$queryRaw<LoadedPerson[]>`
    SELECT w.id AS "authorId", w."userId", w.name, w.pseudonym, w.person AS uid,
      row_number() OVER (PARTITION BY w.name ORDER BY w."createdAt", w.id)::int AS number
    FROM "Author" w
    WHERE w."projectId" = ${projectId}::uuid
    ORDER BY w."createdAt", w.id`;
}

async function makeAuthors(db: Tx, projectId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Author" ("projectId", "userId", name)
    SELECT ${projectId}::uuid, u.id, u.name FROM "User" u
    WHERE u.id IN (
      SELECT "authorId" FROM "Comment" WHERE "projectId" = ${projectId}::uuid
      UNION SELECT "resolvedById" FROM "Comment" WHERE "projectId" = ${projectId}::uuid
      UNION SELECT m[1] FROM "Comment" c, regexp_matches(c.body, '<@([A-Za-z0-9_-]{1,64})>', 'g') m
        WHERE c."projectId" = ${projectId}::uuid
      UNION SELECT "createdById" FROM "Guideline" WHERE "projectId" = ${projectId}::uuid
      UNION SELECT "userId" FROM "Assignment" WHERE "projectId" = ${projectId}::uuid
      UNION SELECT m."userId" FROM "RoundMember" m JOIN "Round" r ON r.id = m."roundId"
        WHERE r."projectId" = ${projectId}::uuid)
      AND NOT EXISTS (SELECT FROM "Author" w WHERE w."projectId" = ${projectId}::uuid AND w."userId" = u.id)
    ORDER BY u."createdAt", u.id
    ON CONFLICT DO NOTHING`;
}

async function givePseudonyms(db: Tx, projectId: string): Promise<void> {
  if ((await db.author.count({ where: { projectId, pseudonym: null } })) === 0) return;
  // Of two files at once the second finds what the first has given.
  await db.$queryRaw`SELECT id FROM "Project" WHERE id = ${projectId}::uuid FOR UPDATE`;
  await db.$executeRaw`
    UPDATE "Author" w SET pseudonym = t.n FROM (
      SELECT id, row_number() OVER (ORDER BY "createdAt", id) + (
        SELECT coalesce(max(pseudonym), 0) FROM "Author" WHERE "projectId" = ${projectId}::uuid) AS n
      FROM "Author" WHERE "projectId" = ${projectId}::uuid AND pseudonym IS NULL) t
    WHERE w.id = t.id`;
}
