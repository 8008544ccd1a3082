import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';

const { sql } = Prisma;

/** Sample `s` waits for somebody: an open round has a free place of it, or nobody has taken a place of it in any round. */
export function openSample(projectId: string): Prisma.Sql {
  return sql`(s.id IN (SELECT q."sampleId" FROM "RoundSample" q JOIN "Round" r ON r.id = q."roundId"
      WHERE r."projectId" = ${projectId}::uuid AND r.state = 'open' AND q."openSlots" > 0 AND NOT q.withdrawn)
    OR NOT EXISTS (SELECT FROM "RoundSample" q WHERE q."sampleId" = s.id AND q."openSlots" < q.places))`;
}

/** Whether one sample waits for somebody. */
export async function isOpen(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
): Promise<boolean> {
  const rows = await db.$queryRaw<{ open: boolean }[]>`
    SELECT ${openSample(projectId)} AS open FROM "Sample" s WHERE s.id = ${sampleId}::uuid`;
  return rows[0]?.open ?? false;
}
