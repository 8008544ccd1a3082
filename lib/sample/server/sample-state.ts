import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { WITH_HONEYPOTS } from '@/lib/project/server/honeypot-rounds';
import type { SampleState } from '../query';
import type { Eyes } from './sample-filter';

const { sql } = Prisma;

/** How samples stand, as conditions on Sample `s`; what is neither open nor held is submitted: here, or before it was imported. */
export interface Stands {
  /** It waits for somebody. */
  open: Prisma.Sql;
  /** Somebody holds it, or has it laid aside for them. */
  held: Prisma.Sql;
  /** Whose places alone this is about; null: everybody's. */
  userId: string | null;
}

/** A round that is closed keeps only the free places of samples that nobody has touched and that no other round has. */
export const EVERYBODYS: Stands = {
  open: sql`EXISTS (SELECT FROM "RoundSample" q WHERE q."sampleId" = s.id AND q."openSlots" > 0)`,
  held: sql`EXISTS (SELECT FROM "Assignment" c
    WHERE c."sampleId" = s.id AND c."projectId" = s."projectId" AND c.state = 'claimed')`,
  userId: null,
};

function ownOf(userId: string): Stands {
  const place = (states: Prisma.Sql) => sql`EXISTS (SELECT FROM "Assignment" c
    WHERE c."sampleId" = s.id AND c."userId" = ${userId} AND c.state IN (${states}))`;
  return { open: sql`NOT ${place(sql`'claimed', 'submitted'`)}`, held: place(sql`'claimed'`), userId };
}

/**
 * How the project's samples stand for these eyes. A honeypot is given to people when others have done with it, and its state
 * would tell so: while an open round has honeypots, an annotator sees of every sample only how it stands with themselves.
 */
export async function standsFor(db: Db, projectId: string, eyes: Eyes): Promise<Stands> {
  if ('all' in eyes) return EVERYBODYS;
  const tried = await db.round.count({ where: { projectId, ...WITH_HONEYPOTS } });
  return tried > 0 ? ownOf(eyes.userId) : EVERYBODYS;
}

/** The state of Sample `s`. */
export const stateIn = ({ open, held }: Stands): Prisma.Sql => sql`CASE
  WHEN s."withdrawnAt" IS NOT NULL THEN 'withdrawn' WHEN ${held} THEN 'claimed' WHEN ${open} THEN 'open' ELSE 'submitted' END`;

/** The state of one sample of the project, for these eyes. */
export async function findState(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  eyes: Eyes,
): Promise<SampleState> {
  const state = stateIn(await standsFor(db, projectId, eyes));
  const rows = await db.$queryRaw<{ state: SampleState }[]>`
    SELECT ${state} AS state FROM "Sample" s WHERE s.id = ${sampleId}::uuid AND s."projectId" = ${projectId}::uuid`;
  return rows[0]?.state ?? 'withdrawn';
}
