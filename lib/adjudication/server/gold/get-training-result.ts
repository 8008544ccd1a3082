import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { requireAnnotation } from '@/lib/annotation/server/predictions/require-annotation';
import type { Ctx } from '@/lib/auth/ctx';
import type { Prisma } from '@/generated/prisma/client';
import { findKnownAnswer } from '@/lib/round/server/known/find-known-answer';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { VotedSegment } from '@/lib/adjudication/gold-types';
import { type TrainingResult, trainingResult } from '@/lib/adjudication/training';
import type { Db } from '@/lib/db/client';
import type { KnownOrigin } from '@/lib/round/known';
import { goldOf } from '@/lib/adjudication/gold';
import { loadAdjudication } from '../load-adjudication';
import { loadGoldSettings } from './load-gold-settings';
import { loadVotes } from '../load-votes';

/**
 * A submitted training annotation beside the known answer, for its author and for leads. Null in every other round,
 * before submission, and where no answer is known: nothing may be told before it has to be said.
 */
export async function getTrainingResult(ctx: Ctx, annotationId: string): Promise<TrainingResult | null> {
  const { id } = await requireAnnotation(ctx, annotationId);
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
        spans: segment.spans as unknown as TextRange[],
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

/** The labelled segments of a known answer; none where the source tells of the whole answer alone. */
async function readKnownSegments(
  db: Db,
  { id, projectId, answer }: { id: string; projectId: string; answer: string },
  origin: KnownOrigin,
): Promise<VotedSegment[]> {
  if (origin === 'source') return [];
  if (origin === 'adjudication') return (await loadAdjudication(db, id))?.units ?? [];
  const [votes, { rule }] = await Promise.all([loadVotes(db, [id]), loadGoldSettings(db, projectId)]);
  return goldOf(answer, votes.get(id) ?? [], rule).units.flatMap(({ spans, text, gold }, at) => {
    if (!gold || gold.fact === null || gold.logic === null) return [];
    const { fact, logic, errorType, evidence } = gold;
    return [
      { id: `gold-${at}`, text, spans, label: { fact, logic, errorType, evidence, note: '', clause: null } },
    ];
  });
}
