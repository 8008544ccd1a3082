import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { WAITING_STATES } from './waiting-states';

const HOUR_MS = 3_600_000;

/** Removes the bytes of files that nobody went on with for UPLOAD_HOURS: cut off uploads, and files never started. Returns how many. */
export async function expireUploads(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const left = {
    state: { in: [...WAITING_STATES] },
    touchedAt: { lt: new Date(now().getTime() - env().UPLOAD_HOURS * HOUR_MS) },
  };
  let expired = 0;
  for (const { id, projectId } of await ctx.db.import.findMany({
    where: left,
    select: { id: true, projectId: true },
  })) {
    signal?.throwIfAborted();
    await inTx(ctx, async (tx) => {
      const { count } = await tx.db.import.updateMany({
        where: { id, ...left },
        data: { state: 'expired', finishedAt: now() },
      });
      if (count === 0) return; // somebody went on with it meanwhile
      await tx.db.importChunk.deleteMany({ where: { importId: id } });
      await tx.db.importComparison.deleteMany({ where: { importId: id } });
      await recordAudit(tx, { action: 'import.expire', objectType: 'import', objectId: id, projectId });
      expired += 1;
    });
  }
  return expired;
}
