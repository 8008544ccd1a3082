import type { Tx } from '@/lib/db/client';
import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { withoutSteps } from '@/lib/annotation/steps/steps-summary';
import type { MachineView } from '@/lib/annotation/view';

/** A segmentation to start a draft on, with what a method said of each segment. */
export interface StartingPoint {
  segmentationId: string;
  segments: { id: string; machine: MachineView | null }[];
}

/** The prediction that pre-fills a sample; null without one, or when it holds no segment. */
export async function findPrediction(
  db: Tx,
  sampleId: string,
): Promise<(StartingPoint & { annotationId: string }) | null> {
  const prediction = await db.annotation.findFirst({
    where: { sampleId, prefills: true },
    select: {
      id: true,
      segmentationId: true,
      labels: true,
      segmentation: { select: { items: { orderBy: { position: 'asc' }, select: { segmentId: true } } } },
    },
  });
  const items = prediction?.segmentation.items ?? [];
  if (!prediction || items.length === 0) return null;
  const bySegment = new Map(prediction.labels.map((label) => [label.segmentId, label]));
  const segments = items.map(({ segmentId }) => {
    const label = bySegment.get(segmentId);
    if (!label) return { id: segmentId, machine: null };
    const { fact, logic, errorType } = label;
    const evidence = evidenceListSchema.parse(label.evidence);
    const details = withoutSteps(machineDetailsSchema.parse(label.machine ?? {}));
    return { id: segmentId, machine: { fact, logic, errorType, evidence, ...details } };
  });
  return { annotationId: prediction.id, segmentationId: prediction.segmentationId, segments };
}
