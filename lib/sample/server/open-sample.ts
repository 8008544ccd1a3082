import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';

/**
 * Sample `s` waits for somebody: it has a free place. A round that is closed keeps only those that nobody has touched and
 * that no other round has.
 */
export const OPEN = Prisma.sql`EXISTS (SELECT FROM "RoundSample" q WHERE q."sampleId" = s.id AND q."openSlots" > 0)`;

/** Whether one sample waits for somebody. */
export async function isOpen(db: Db, sampleId: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ open: boolean }[]>`
    SELECT ${OPEN} AS open FROM "Sample" s WHERE s.id = ${sampleId}::uuid`;
  return rows[0]?.open ?? false;
}
