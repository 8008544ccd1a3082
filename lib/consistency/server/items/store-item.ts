import type { PrismaClient } from '@/generated/prisma/client';
import { withStorableTexts } from '@/lib/storable';

/**
 * Stores what came of an item and counts it with its run, in one statement: a crash loses or keeps both, and of two workers
 * on one item the first is right.
 */
export async function storeItem(
  db: PrismaClient,
  runId: string,
  itemId: string,
  { outcome, failed }: { outcome: object; failed: string | null },
): Promise<void> {
  const kept = { ...outcome, ...(failed !== null && { failed }) };
  const stored = JSON.stringify(withStorableTexts(kept).value); // a reply that was cut may end in half a pair
  await db.$executeRaw`
    WITH kept AS (
      UPDATE "RunItem" SET outcome = ${stored}::jsonb
      WHERE id = ${itemId}::uuid AND "runId" = ${runId}::uuid AND outcome IS NULL RETURNING id
    ), dropped AS (
      DELETE FROM "RunClaim" WHERE "runId" = ${runId}::uuid AND "sampleId" = ${itemId}::uuid
    )
    UPDATE "Run" SET done = done + ${failed === null ? 1 : 0}::int, failed = failed + ${failed === null ? 0 : 1}::int
    WHERE id = ${runId}::uuid AND EXISTS (SELECT FROM kept)`;
}
