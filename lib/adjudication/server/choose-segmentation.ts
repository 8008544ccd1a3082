import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { refreshAnswer } from '@/lib/annotation/server/labels/refresh-answer';
import { moveTo } from '@/lib/annotation/server/segments/replace-segments';
import { recordAudit } from '@/lib/audit/record';
import { fail } from '@/lib/errors';
import type { ChangeOf } from '../change';
import { positionOf } from '../segmentation';
import { writeUnit } from './label-unit';
import type { LockedAdjudication } from './lock-adjudication';
import { openLabels } from './open-adjudication';
import { loadAdjudication } from './load-adjudication';
import { requireAt } from './resegment-adjudication';

/** Puts an adjudication on the segments of a person. What was decided of a segment at the same place holds there too. */
export async function chooseSegmentation(
  ctx: TxCtx,
  place: LockedAdjudication,
  change: ChangeOf<'cut'>,
): Promise<void> {
  const draft = requireAt(ctx, place, change.version);
  const vote = place.votes.find(({ annotationId }) => annotationId === change.annotationId);
  if (!vote) fail({ code: 'not_found', object: 'annotation' });
  if (vote.segmentationId === draft.segmentationId) return;
  const known = await ctx.db.label.findMany({
    where: { annotationId: draft.id, segmentId: { in: vote.segments.map(({ id }) => id) } },
    select: { segmentId: true },
  });
  const labelled = new Set(known.map(({ segmentId }) => segmentId));
  await openLabels(
    ctx,
    draft.id,
    vote.segments.filter(({ id }) => !labelled.has(id)),
  );
  const next = await moveTo(ctx.db, draft, vote.segmentationId);
  const decided = new Map(
    draft.units.flatMap(({ spans, label }) => (label.decidedAt ? [[positionOf(spans), label] as const] : [])),
  );
  const moved = (await loadAdjudication(ctx.db, place.sampleId))!;
  for (const unit of moved.units) {
    const label = decided.get(positionOf(unit.spans));
    if (label && unit.label.decidedAt === null)
      await writeUnit(ctx, place, moved, unit, label, { decides: true });
  }
  await refreshAnswer(ctx.db, next);
  await recordAudit(ctx, {
    action: 'annotation.resegment',
    objectType: 'annotation',
    objectId: draft.id,
    projectId: place.projectId,
    sampleId: place.sampleId,
    before: { segmentationId: draft.segmentationId },
    after: { segmentationId: next.segmentationId, from: vote.annotationId },
    change,
  });
}
