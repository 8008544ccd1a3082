import { now } from '@/lib/clock';
import type { TxCtx } from './annotator';
import { freeLapsed } from './free-lapsed';

/** A person's place on a sample that is not submitted. */
export interface Held {
  sampleId: string;
  /** Laid aside for them, and not opened yet. */
  reserved: boolean;
}

/** The first sample that a person holds in a project, `besides` one. */
export async function findHeld(
  { db }: TxCtx,
  projectId: string,
  userId: string,
  besides?: string,
): Promise<Held | null> {
  const held = await db.assignment.findFirst({
    where: {
      ...{ projectId, userId, state: 'claimed', sample: { withdrawnAt: null } },
      ...(besides !== undefined && { sampleId: { not: besides } }),
    },
    orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
    select: { sampleId: true, reservedUntil: true },
  });
  return held && { sampleId: held.sampleId, reserved: held.reservedUntil !== null };
}

/** Takes the first free place of the queue in one conditional statement, for good or until `reservedUntil`; null when there is none. */
export async function takePlace(
  tx: TxCtx,
  projectId: string,
  userId: string,
  reservedUntil: Date | null,
): Promise<string | null> {
  await freeLapsed(tx, projectId);
  const rows = await tx.db.$queryRaw<{ sampleId: string }[]>`
    WITH next AS (
      SELECT s.id FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s."openSlots" > 0 AND s."withdrawnAt" IS NULL
        AND NOT EXISTS (SELECT FROM "Assignment" a WHERE a."sampleId" = s.id AND a."userId" = ${userId})
      ORDER BY s.ordinal
      LIMIT 1
      FOR UPDATE OF s SKIP LOCKED
    ), taken AS (
      UPDATE "Sample" SET "openSlots" = "openSlots" - 1 FROM next WHERE "Sample".id = next.id
      RETURNING "Sample".id
    )
    INSERT INTO "Assignment" ("projectId", "sampleId", "userId", "reservedUntil")
    SELECT ${projectId}::uuid, id, ${userId}, ${reservedUntil}::timestamptz FROM taken
    RETURNING "sampleId"`;
  return rows[0]?.sampleId ?? null;
}

/** Makes a place that was laid aside the person's own; false when it was so already. */
export async function open(
  { db }: TxCtx,
  place: { projectId: string; sampleId: string; userId: string },
): Promise<boolean> {
  const { count } = await db.assignment.updateMany({
    where: { ...place, state: 'claimed', reservedUntil: { not: null } },
    data: { reservedUntil: null, claimedAt: now() },
  });
  return count > 0;
}
