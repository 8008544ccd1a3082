import { evidenceListSchema } from '@/lib/annotation/evidence';
import type { Range } from '@/lib/agreement/span-overlap';
import type { Db } from '@/lib/db/client';
import { citationSchema } from '@/lib/guideline/clause-schema';

/** The newest adjudication of a sample with its labels in order; null where nobody has begun one. */
export async function readAdjudication(db: Db, sampleId: string) {
  const found = await db.annotation.findFirst({
    where: { sampleId, source: 'adjudication' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: {
      author: { select: { id: true, userId: true, name: true } },
      labels: true,
      segmentation: { select: { items: { orderBy: { position: 'asc' }, include: { segment: true } } } },
    },
  });
  if (!found) return null;
  const labels = new Map(found.labels.map((label) => [label.segmentId, label]));
  return {
    id: found.id,
    version: found.version,
    state: found.state,
    verdict: found.verdict,
    segmentationId: found.segmentationId,
    author: found.author,
    units: found.segmentation.items.flatMap(({ segment }) => {
      const label = labels.get(segment.id);
      return label
        ? [
            {
              id: segment.id,
              text: segment.text,
              spans: segment.spans as unknown as Range[],
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
export type Adjudication = NonNullable<Awaited<ReturnType<typeof readAdjudication>>>;
