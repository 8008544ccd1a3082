import { now } from '@/lib/clock';
import { beginLease } from '@/lib/round/server/places/begin-lease';
import { claimTurn } from '@/lib/round/server/places/claim-turn';
import { Prisma } from '@/generated/prisma/client';
import { freeReserved } from '@/lib/project/server/free-reserved';
import { freeLeases } from '@/lib/round/server/places/free-leases';
import type { TxCtx } from './annotator';

export interface AssignmentPlace {
  roundId: string;
  sampleId: string;
}

/** A person's place on a sample that is not submitted. */
export interface HeldPlace extends AssignmentPlace {
  /** It was reserved for them before, and is not opened yet. */
  reserved: boolean;
  /** It has just been taken. */
  taken: boolean;
}

/**
 * The next place of a person, `besides` some samples: what they have opened and not submitted, else what stands first in the
 * queue for them, reserved for them already or not. A new one is taken for good, or until `reservedUntil`.
 */
export async function nextPlace(
  tx: TxCtx,
  person: { projectId: string; userId: string },
  { besides = [], reservedUntil }: { besides?: readonly string[]; reservedUntil: Date | null },
): Promise<HeldPlace | null> {
  const held = await findHeld(tx, person, besides);
  if (held && !held.reserved) return held;
  const seeker = { ...person, reservedUntil };
  if (!held) await freeLapsed(tx, person.projectId);
  const taken = await claimTurn(tx, held ? { ...seeker, before: held } : seeker);
  return taken ? { ...taken, reserved: false, taken: true } : held;
}

/** The first sample that a person holds in a project: what they have opened, else what is reserved, in the order of taking. */
async function findHeld(
  { db }: TxCtx,
  { projectId, userId }: { projectId: string; userId: string },
  besides: readonly string[],
): Promise<HeldPlace | null> {
  const rows = await db.$queryRaw<HeldPlace[]>`
    SELECT a."roundId", a."sampleId", a."reservedUntil" IS NOT NULL AS reserved, false AS taken
    FROM "Assignment" a
    JOIN "Sample" s ON s.id = a."sampleId" AND s."withdrawnAt" IS NULL
    LEFT JOIN "RoundSample" q ON q."roundId" = a."roundId" AND q."sampleId" = a."sampleId"
    WHERE a."projectId" = ${projectId}::uuid AND a."userId" = ${userId} AND a.state = 'claimed'
      AND a."sampleId" <> ALL(${[...besides]}::uuid[])
    ORDER BY a."reservedUntil" IS NOT NULL, a."claimedAt", q."queueKey", a."sampleId" LIMIT 1`;
  return rows[0] ?? null;
}

/** Turns a reserved place into one that the person holds, and returns its round; null when they held it already. */
export async function markOpened(
  { db }: TxCtx,
  place: { projectId: string; sampleId: string; userId: string },
): Promise<string | null> {
  const opened = await db.assignment.updateManyAndReturn({
    where: { ...place, state: 'claimed', reservedUntil: { not: null } },
    data: { reservedUntil: null, claimedAt: now() },
    select: { roundId: true },
  });
  for (const { roundId } of opened) await beginLease(db, { ...place, roundId });
  return opened[0]?.roundId ?? null;
}

/** Gives reserved places that were not opened in time back to the queue; then those whose lease has run out, whose drafts stay. */
async function freeLapsed(tx: TxCtx, projectId: string): Promise<void> {
  await freeReserved(
    tx.db,
    Prisma.sql`a."projectId" = ${projectId}::uuid AND a."reservedUntil" < ${now()}::timestamptz`,
  );
  await freeLeases(tx, projectId);
}
