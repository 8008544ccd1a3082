import { Prisma } from '@/generated/prisma/client';
import { now } from '@/lib/clock';
import { freeReserved } from '@/lib/project/server/free-reserved';
import { freeLeases } from '@/lib/round/server/places/free-leases';
import type { TxCtx } from './annotator';

/** Gives reserved places that were not opened in time back to the queue; then those whose lease has run out, whose drafts stay. */
export async function freeLapsed(tx: TxCtx, projectId: string): Promise<void> {
  await freeReserved(
    tx.db,
    Prisma.sql`a."projectId" = ${projectId}::uuid AND a."reservedUntil" < ${now()}::timestamptz`,
  );
  await freeLeases(tx, projectId);
}
