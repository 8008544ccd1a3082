import { evidenceListSchema } from '@/lib/annotation/evidence/evidence';
import { requirePrediction } from '@/lib/annotation/server/predictions/require-prediction';
import type { Ctx } from '@/lib/auth/ctx';
import type { Prisma } from '@/generated/prisma/client';
import { findKnownAnswer } from '@/lib/round/server/known/find-known-answer';
import type { Range } from '@/lib/agreement/statistics/span-overlap';
import type { VotedSegment } from '@/lib/adjudication/gold-types';
import { type TrainingResult, trainingResult } from '@/lib/adjudication/training';
import { readKnownSegments } from './read-known-segments';

/**
 * A submitted training annotation beside the known answer, for its author and for leads. Null in every other round, before it is
 * submitted, and where nothing is known (any more): so that nobody is told what they may still have to say.
 */
export async function getTrainingResult(ctx: Ctx, annotationId: string): Promise<TrainingResult | null> {
  const { id } = await requirePrediction(ctx, annotationId);
  const found = await ctx.db.annotation.findFirst({
    where: { id, state: 'submitted', round: { kind: 'training' } },
    include: PARTS,
  });
  const known = found && (await findKnownAnswer(ctx.db, found.sampleId));
  if (!known) return null;
  const labels = new Map(found.labels.map((label) => [label.segmentId, label]));
  const mine = found.segmentation.items.flatMap(({ segment }): VotedSegment[] => {
    const label = labels.get(segment.id);
    if (!label) return [];
    const evidence = evidenceListSchema.parse(label.evidence);
    return [
      {
        id: segment.id,
        text: segment.text,
        spans: segment.spans as unknown as Range[],
        label: { ...label, evidence, clause: null },
      },
    ];
  });
  return trainingResult(
    found.sample.answer,
    mine,
    known,
    await readKnownSegments(ctx.db, found.sample, known.origin),
  );
}

const PARTS = {
  labels: true,
  sample: { select: { id: true, projectId: true, answer: true } },
  segmentation: { select: { items: { orderBy: { position: 'asc' }, include: { segment: true } } } },
} as const satisfies Prisma.AnnotationInclude;
