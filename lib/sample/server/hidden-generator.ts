import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { holdsOf, ownAnnotations } from './hidden-predictions';
import type { Visibility } from './sample-filter';

const { sql } = Prisma;

/** A lead shows the generator to the project's annotators, and the project is not blind now. */
const shown = (projectId: string): Prisma.Sql => sql`EXISTS (SELECT FROM "Project" p
  WHERE p.id = ${projectId}::uuid AND p."showGenerator" AND p."exposurePolicy" <> 'blind')`;

/**
 * What keeps the generator's name of Sample `s` from this viewer, as a condition. An annotator reads it only where a
 * lead shows it, and never where the project or their own draft is blind: who is known to have written an answer is a
 * bias.
 */
export function hiddenGenerator(projectId: string, visibility: Visibility): Prisma.Sql {
  if ('all' in visibility) return sql`false`;
  return sql`(NOT ${shown(projectId)} OR s.id IN (
    SELECT o."sampleId" ${ownAnnotations(projectId, visibility.userId)} AND o.policy = 'blind'))`;
}

/** Whether it is kept from this viewer of one sample. */
export async function isGeneratorHidden(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  visibility: Visibility,
): Promise<boolean> {
  return 'all' in visibility
    ? false
    : holdsOf(db, { projectId, sampleId }, hiddenGenerator(projectId, visibility));
}

/** Whether this viewer may read any generator's name in the project. */
export async function isGeneratorShown(db: Db, projectId: string, visibility: Visibility): Promise<boolean> {
  if ('all' in visibility) return true;
  const rows = await db.$queryRaw<{ shown: boolean }[]>`SELECT ${shown(projectId)} AS shown`;
  return rows[0]!.shown;
}
