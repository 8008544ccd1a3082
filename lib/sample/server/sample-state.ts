import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { SampleState } from '@/lib/progress/sample-state';
import { ownRow } from '@/lib/progress/server/counted';
import { refreshProgress } from '@/lib/progress/server/refresh-progress';
import { WITH_HONEYPOTS } from '@/lib/project/server/honeypot-rounds';
import type { Visibility } from './sample-filter';

const { sql } = Prisma;

/** How samples stand for somebody. */
export interface Stands {
  /** The state of Sample `s`, which must not be withdrawn. */
  state: Prisma.Sql;
  /** Sample `s`, which must not be withdrawn, has a state. */
  is: (state: Exclude<SampleState, 'withdrawn'>) => Prisma.Sql;
  /** Whose places alone this is about; null: everybody's. */
  userId: string | null;
}

/** As the project counts them (lib/progress/sample-state.ts); up to date after refreshProgress. */
export const EVERYBODYS: Stands = {
  state: sql`(SELECT p.state::text FROM "SampleProgress" p WHERE p."sampleId" = s.id)`,
  is: (state) => sql`EXISTS (SELECT FROM "SampleProgress" p
    WHERE p."sampleId" = s.id AND p."projectId" = s."projectId" AND p.state = ${state}::"SampleState")`,
  userId: null,
};

function ownOf(userId: string): Stands {
  const place = (which: Prisma.Sql) => sql`EXISTS (SELECT FROM "Assignment" c
    WHERE c."sampleId" = s.id AND c."userId" = ${userId} AND ${which} AND ${ownRow('c')})`;
  const claimed = place(sql`c.state = 'claimed' AND c."reservedUntil" IS NULL`);
  const reserved = place(sql`c.state = 'claimed' AND c."reservedUntil" IS NOT NULL`);
  const submitted = place(sql`c.state = 'submitted'`);
  const state = sql`CASE WHEN ${claimed} THEN 'claimed' WHEN ${reserved} THEN 'reserved'
    WHEN ${submitted} THEN 'submitted' ELSE 'open' END`;
  return { state, is: (wanted) => sql`${state} = ${wanted}`, userId };
}

/**
 * How the project's samples stand for this viewer. A honeypot is given to people when others have done with it, and its
 * state would tell so: while an open round has honeypots, an annotator sees of every sample only how it stands with
 * themselves.
 */
export async function standsFor(db: Db, projectId: string, visibility: Visibility): Promise<Stands> {
  await refreshProgress(db, [projectId]);
  if ('all' in visibility) return EVERYBODYS;
  const tried = await db.round.count({ where: { projectId, ...WITH_HONEYPOTS } });
  return tried > 0 ? ownOf(visibility.userId) : EVERYBODYS;
}

/** The state of Sample `s`. */
export const stateIn = ({ state }: Stands): Prisma.Sql =>
  sql`CASE WHEN s."withdrawnAt" IS NOT NULL THEN 'withdrawn' ELSE ${state} END`;

/** The state of one sample of the project, for this viewer. */
export async function findState(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  visibility: Visibility,
): Promise<SampleState> {
  const state = stateIn(await standsFor(db, projectId, visibility));
  const rows = await db.$queryRaw<{ state: SampleState }[]>`
    SELECT ${state} AS state FROM "Sample" s WHERE s.id = ${sampleId}::uuid AND s."projectId" = ${projectId}::uuid`;
  return rows[0]?.state ?? 'withdrawn';
}
