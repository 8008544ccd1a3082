import type { Db, Tx } from '@/lib/db/client';
import { FIRST_SAMPLES } from '../../refused-from-start';

/** The kinds of fault for which the first items of a run were not asked to the end, in their order; null: not asked yet, or asked. */
export async function firstFaults(db: Db, runId: string): Promise<(string | null)[]> {
  const rows = await db.$queryRaw<{ failed: string | null }[]>`
    SELECT outcome ->> 'failed' AS failed FROM "RunItem" WHERE "runId" = ${runId}::uuid
    ORDER BY ordinal LIMIT ${FIRST_SAMPLES}`;
  return rows.map(({ failed }) => failed);
}

/**
 * Has the items of a run that were not asked to the end asked again. Stored replies that came to them with a fault are
 * dropped, as they would answer again.
 */
export async function reopenFailed(tx: Tx, runId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "StoredReply" s USING "RunReply" r, "RunItem" i
    WHERE r."runId" = ${runId}::uuid AND r.key = s.key AND s.fault IS NOT NULL
      AND i."runId" = r."runId" AND i.id = r."sampleId" AND i.outcome ? 'failed'`;
  await tx.$executeRaw`
    WITH again AS (
      UPDATE "RunItem" SET outcome = NULL WHERE "runId" = ${runId}::uuid AND outcome ? 'failed' RETURNING id
    )
    UPDATE "Run" SET failed = greatest(0, failed - (SELECT count(*)::int FROM again)) WHERE id = ${runId}::uuid`;
}
