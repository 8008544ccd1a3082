import { recordAudit } from '@/lib/audit/record';
import { type Ctx, jobActor } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import type { Tx } from '@/lib/db/client';
import { returnPlace } from './return-place';

/**
 * Gives places on which nobody has worked for as long as their round allows back to the queue. The drafts stay, and their
 * people may take the samples again while a place is free. Rows that are being submitted just now are passed over.
 */
export async function freeLeases(ctx: Ctx & { db: Tx }, projectId: string): Promise<void> {
  const lapsed = await ctx.db.$queryRaw<{ roundId: string; sampleId: string; userId: string }[]>`
    UPDATE "Assignment" SET state = 'lapsed', "leaseUntil" = NULL WHERE id IN (
      SELECT a.id FROM "Assignment" a
      WHERE a."projectId" = ${projectId}::uuid AND a.state = 'claimed' AND a."reservedUntil" IS NULL
        AND a."leaseUntil" < ${now()}::timestamptz
      FOR UPDATE OF a SKIP LOCKED)
    RETURNING "roundId", "sampleId", "userId"`;
  for (const { userId, ...place } of lapsed) {
    await returnPlace(ctx.db, place);
    const { sampleId, roundId } = place;
    await recordAudit(
      { ...ctx, actor: jobActor('leases') },
      {
        action: 'sample.lapse',
        objectType: 'sample',
        objectId: sampleId,
        projectId,
        sampleId,
        before: { userId, roundId, state: 'claimed' },
        after: { userId, roundId, state: 'lapsed' },
      },
    );
  }
}
