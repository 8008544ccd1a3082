import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { hiddenPredictions, holdsOf } from './hidden-predictions';
import type { Visibility } from './sample-filter';

/**
 * What keeps from this viewer what the source claims of Sample `s`, in its label or other columns, as a condition: the
 * judge is kept from them, or the project has honeypots or training samples in an open round. Then it is kept of all
 * its samples, since those of which it was kept alone would be told by that.
 */
export function hiddenSource(projectId: string, visibility: Visibility): Prisma.Sql {
  if ('all' in visibility) return Prisma.sql`false`;
  return Prisma.sql`(${hiddenPredictions(projectId, visibility)} OR ${asksWhatIsKnown(projectId)})`;
}

/** The project has honeypots or training samples in an open round. */
export const asksWhatIsKnown = (projectId: string): Prisma.Sql => Prisma.sql`EXISTS (SELECT FROM "Round" r
  WHERE r."projectId" = ${projectId}::uuid AND r.state = 'open' AND (r."honeypotShare" > 0 OR r.kind = 'training'))`;

/** Whether it is kept from this viewer of one sample. */
export async function isSourceHidden(
  db: Db,
  { projectId, sampleId }: { projectId: string; sampleId: string },
  visibility: Visibility,
): Promise<boolean> {
  return 'all' in visibility
    ? false
    : holdsOf(db, { projectId, sampleId }, hiddenSource(projectId, visibility));
}
