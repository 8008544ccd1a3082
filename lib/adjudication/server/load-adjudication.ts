import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import { citationSchema } from '@/lib/guideline/clause-schema';

const PARTS = {
  author: { select: { id: true, userId: true, name: true } },
  labels: true,
  segmentation: { select: { items: { orderBy: { position: 'asc' }, include: { segment: true } } } },
} as const satisfies Prisma.AnnotationInclude;

/** The newest adjudication of each sample with its labels in order; of what nobody has begun to adjudicate there is none. */
export async function loadAdjudications(db: Db, sampleIds: readonly string[]) {
  const found = await db.annotation.findMany({
    where: { sampleId: { in: [...sampleIds] }, source: 'adjudication' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: PARTS,
  });
  // Of several, the last one stays.
  return new Map(found.map((row) => [row.sampleId, adjudicationOf(row)]));
}

/** The newest adjudication of a sample; null where nobody has begun one. */
export const loadAdjudication = async (db: Db, sampleId: string): Promise<Adjudication | null> =>
  (await loadAdjudications(db, [sampleId])).get(sampleId) ?? null;

function adjudicationOf(found: Prisma.AnnotationGetPayload<{ include: typeof PARTS }>) {
  const labels = new Map(found.labels.map((label) => [label.segmentId, label]));
  return {
    id: found.id,
    version: found.version,
    state: found.state,
    verdict: found.verdict,
    submittedAt: found.submittedAt,
    segmentationId: found.segmentationId,
    author: found.author,
    units: found.segmentation.items.flatMap(({ segment }) => {
      const label = labels.get(segment.id);
      return label
        ? [
            {
              id: segment.id,
              text: segment.text,
              spans: segment.spans as unknown as TextRange[],
              label: {
                ...label,
                evidence: evidenceListSchema.parse(label.evidence),
                clause: citationSchema.nullable().parse(label.clause),
              },
            },
          ]
        : [];
    }),
  };
}
export type Adjudication = ReturnType<typeof adjudicationOf>;
