import type { Db, Tx } from '@/lib/db/client';

/** The account's annotation of a sample: the one that they hold, else that of the newest round; null without any. */
export async function findOwn(
  db: Db | Tx,
  { sampleId, userId }: { sampleId: string; userId: string },
): Promise<string | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM "Annotation" a
    JOIN "Author" w ON w.id = a."authorId"
    JOIN "Round" r ON r.id = a."roundId"
    LEFT JOIN "Assignment" c ON c."roundId" = a."roundId" AND c."sampleId" = a."sampleId" AND c."userId" = w."userId"
    WHERE a."sampleId" = ${sampleId}::uuid AND a.source = 'annotator' AND w."userId" = ${userId}
    ORDER BY c.state IS NOT DISTINCT FROM 'claimed' DESC, r.number DESC
    LIMIT 1`;
  return rows[0]?.id ?? null;
}
