import { Prisma } from '@/generated/prisma/client';
import { ownAnnotations } from '@/lib/sample/server/hidden-predictions';
import { asksWhatIsKnown } from '@/lib/sample/server/hidden-source';
import type { Visibility } from '@/lib/sample/server/sample-filter';

const { sql } = Prisma;

/**
 * What keeps from this viewer what the constructed Sample `s` is meant to hold, as a condition. An annotator reads it once
 * they have submitted the sample and its gold is there, so that it changes no label: never where their annotation was blind or in the control
 * arm, as they see no judge there, nor while a round has known answers or a variant of the sample is in their hands.
 */
export function hiddenPedigree(projectId: string, visibility: Visibility): Prisma.Sql {
  if ('all' in visibility) return sql`false`;
  const own = ownAnnotations(projectId, visibility.userId);
  return sql`(s.id NOT IN (SELECT o."sampleId" ${own} AND o.state = 'submitted')
    OR s.id IN (SELECT o."sampleId" ${own} AND (o.control OR o.policy = 'blind'))
    OR NOT EXISTS (SELECT FROM "SampleProgress" g
      WHERE g."sampleId" = s.id AND g."goldVerdict" IS NOT NULL AND NOT g."goldStale")
    OR ${asksWhatIsKnown(projectId)}
    OR EXISTS (SELECT FROM "Assignment" k JOIN "Sample" v ON v.id = k."sampleId"
      WHERE k."userId" = ${visibility.userId} AND k.state = 'claimed' AND v."projectId" = s."projectId"
        AND s.pedigree->>'source' IN (v.pedigree->>'source', v."externalId")))`;
}
