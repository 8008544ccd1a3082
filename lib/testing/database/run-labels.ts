import type { PrismaClient } from '@/generated/prisma/client';
import { byMethod } from '@/lib/annotation/evidence/evidence';
import type { JudgedSegment } from '@/lib/consistency/method';
import { canonicalJson } from '@/lib/snapshot/canonical-json';

/** What a prediction says of its segments, as labels hold it; not how it came to say so. */
export const labelsOf = (segments: readonly JudgedSegment[]) =>
  segments.map(({ text, fact, logic, errorType, evidence }) => ({
    text,
    fact,
    logic,
    errorType,
    evidence: byMethod(evidence),
  }));

/** The labels that a run has stored, `errorLine`, one text a sample in order; of a sample that was read twice there are two. */
export async function storedLabels(db: PrismaClient, runId: string): Promise<string[]> {
  const annotations = await db.annotation.findMany({
    where: { runId },
    orderBy: { sample: { ordinal: 'asc' } },
    select: {
      labels: { select: { fact: true, logic: true, errorType: true, evidence: true, segmentId: true } },
      segmentation: {
        select: {
          items: {
            orderBy: { position: 'asc' },
            select: { segmentId: true, segment: { select: { text: true } } },
          },
        },
      },
    },
  });
  return annotations.map(({ labels, segmentation }) =>
    canonicalJson(
      segmentation.items.map(({ segmentId, segment }) => {
        const { fact, logic, errorType, evidence } = labels.find((label) => label.segmentId === segmentId)!;
        return { text: segment.text, fact, logic, errorType, evidence };
      }),
    ),
  );
}
