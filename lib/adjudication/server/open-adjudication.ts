import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record';
import type { TxCtx } from '@/lib/annotation/server/assignment/annotator';
import { OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { fail } from '@/lib/errors';
import { authorOf } from '@/lib/project/server/people/author-of';
import type { ChangeOf } from '../change';
import { offeredSegmentation } from '../segmentation';
import type { LockedAdjudication } from './lock-adjudication';

/**
 * Begins to adjudicate: an adjudication of the lead over the segmentation that most people made, each segment still
 * open; the lead may choose another (choose-cut.ts, recut.ts). A lead who has begun goes on; another is told, or takes
 * over.
 */
export async function openAdjudication(
  ctx: TxCtx,
  place: LockedAdjudication,
  { takeOver }: ChangeOf<'open'>,
): Promise<void> {
  const { adjudication } = place;
  const author = await authorOf(ctx, place.projectId);
  if (!adjudication) return begin(ctx, place, author.id);
  if (adjudication.state === 'submitted')
    fail({ code: 'state', object: 'adjudication', reason: 'adjudicated' });
  if (adjudication.author?.id === author.id) return;
  if (!takeOver) fail({ code: 'state', object: 'adjudication', reason: 'adjudicated_by_another' });
  await ctx.db.annotation.updateMany({
    where: { id: adjudication.id },
    data: { authorId: author.id, version: { increment: 1 } },
  });
  await recordAudit(ctx, {
    action: 'adjudication.take_over',
    objectType: 'annotation',
    objectId: adjudication.id,
    projectId: place.projectId,
    sampleId: place.sampleId,
    before: { authorId: adjudication.author?.id ?? null },
    after: { authorId: author.id },
  });
}

async function begin(ctx: TxCtx, place: LockedAdjudication, authorId: string): Promise<void> {
  const { projectId, sampleId } = place;
  const { segmentationId, segments } = offeredSegmentation(place.votes).vote;
  const id = randomUUID();
  await ctx.db.annotation.create({
    data: { id, projectId, sampleId, authorId, source: 'adjudication', segmentationId },
    select: { id: true },
  });
  await openLabels(ctx, id, segments);
  await recordAudit(ctx, {
    action: 'adjudication.open',
    objectType: 'annotation',
    objectId: id,
    projectId,
    sampleId,
    after: { segmentationId, state: 'draft' },
  });
}

/** Labels of an adjudication that nobody has decided yet. */
export async function openLabels(
  ctx: TxCtx,
  annotationId: string,
  segments: readonly { id: string }[],
): Promise<void> {
  const { fact, logic } = OPEN_JUDGEMENT;
  await ctx.db.label.createMany({
    // Who adjudicates sees everybody's labels.
    data: segments.map(({ id: segmentId }) => ({
      annotationId,
      segmentId,
      fact,
      logic,
      exposure: 'peer' as const,
    })),
  });
}
