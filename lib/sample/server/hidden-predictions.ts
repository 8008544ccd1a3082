import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { Visibility } from './sample-filter';

const { sql } = Prisma;

/**
 * What keeps every method's prediction of Sample `s` from this viewer, as a condition. An annotator's own annotation
 * decides where there is one, also after it was submitted: only what it was pre-filled from may be seen. Where there is
 * none, the project's policy and the sample's draw say how it would be started. Leads and readers see everything.
 */
export function hiddenPredictions(projectId: string, visibility: Visibility): Prisma.Sql {
  if ('all' in visibility) return sql`false`;
  const own = ownAnnotations(projectId, visibility.userId);
  const of = (column: Prisma.Sql) => sql`(SELECT ${column} FROM "Project" WHERE id = ${projectId}::uuid)`;
  const share = of(sql`"controlShare"`);
  return sql`CASE
    WHEN s.id IN (SELECT o."sampleId" ${own})
    THEN s.id IN (SELECT o."sampleId" ${own}
      AND (o.policy <> 'prefilled' OR o.control OR o."derivedFromId" IS NULL))
    WHEN ${of(sql`"exposurePolicy"`)} <> 'prefilled' THEN true
    WHEN ${share} > 0 THEN ${isDrawnForControl(share)}
    ELSE false END`;
}

/** A person's own annotations `o` in a project, with more conditions to follow. */
export const ownAnnotations = (projectId: string, userId: string): Prisma.Sql => sql`
  FROM "Annotation" o JOIN "Author" w ON w.id = o."authorId"
  WHERE o."projectId" = ${projectId}::uuid AND o.source = 'annotator' AND w."userId" = ${userId}`;

/** lib/project/control-arm.ts in SQL. */
export const DRAW = sql`('x' || left(encode(sha256(convert_to(s."projectId"::text || '/' || s.id::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint`;

/** Whether Sample `s` is in the control arm at a share in per cent. */
export const isDrawnForControl = (share: Prisma.Sql): Prisma.Sql =>
  sql`${DRAW} * 100 < ${share} * 4294967296`;

/** Whether methods' predictions of one sample are kept from this viewer. */
export async function arePredictionsHidden(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  visibility: Visibility,
): Promise<boolean> {
  return 'all' in visibility
    ? false
    : holdsOf(db, { projectId, sampleId }, hiddenPredictions(projectId, visibility));
}

/** Whether a condition on Sample `s` that hides something holds of one sample; what is not found is hidden. */
export async function holdsOf(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  hidden: Prisma.Sql,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ hidden: boolean }[]>`
    SELECT ${hidden} AS hidden FROM "Sample" s
    WHERE s.id = ${sampleId}::uuid AND s."projectId" = ${projectId}::uuid`;
  return rows[0]?.hidden ?? true;
}
