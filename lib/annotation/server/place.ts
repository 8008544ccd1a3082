import { now } from '@/lib/clock';
import { beginLease } from '@/lib/round/server/begin-lease';
import { takeTurn } from '@/lib/round/server/take-turn';
import type { TxCtx } from './annotator';
import { freeLapsed } from './free-lapsed';

export interface Place {
  roundId: string;
  sampleId: string;
}

/** A person's place on a sample that is not submitted. */
export interface Held extends Place {
  /** Laid aside for them, and not opened yet. */
  reserved: boolean;
}

/** The first sample that a person holds in a project, `besides` some. */
export async function findHeld(
  { db }: TxCtx,
  projectId: string,
  userId: string,
  besides: readonly string[] = [],
): Promise<Held | null> {
  const held = await db.assignment.findFirst({
    where: {
      ...{ projectId, userId, state: 'claimed', sample: { withdrawnAt: null } },
      sampleId: { notIn: [...besides] },
    },
    orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
    select: { roundId: true, sampleId: true, reservedUntil: true },
  });
  if (!held) return null;
  const { reservedUntil, ...place } = held;
  return { ...place, reserved: reservedUntil !== null };
}

/** Takes the person's next free place of the open rounds, for good or until `reservedUntil`; null when there is none. */
export async function takePlace(
  tx: TxCtx,
  projectId: string,
  userId: string,
  reservedUntil: Date | null,
): Promise<Place | null> {
  await freeLapsed(tx, projectId);
  return takeTurn(tx, { projectId, userId, reservedUntil });
}

/** Makes a place that was laid aside the person's own, and answers its round; null when it was so already. */
export async function open(
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
