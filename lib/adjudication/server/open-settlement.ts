import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/audit/record';
import type { TxCtx } from '@/lib/annotation/server/annotator';
import { OPEN_JUDGEMENT } from '@/lib/annotation/judgement';
import { fail } from '@/lib/errors';
import { authorOf } from '@/lib/project/server/author-of';
import type { ChangeOf } from '../change';
import { goldOf } from '../gold';
import type { Place } from './lock-settlement';

/**
 * Begins to settle: an adjudication of the lead over the units of what people said, each still open. Where all cut alike it
 * stands on their segments, else on segments of its own. A lead who has begun goes on; another is told, or takes over.
 */
export async function openSettlement(
  ctx: TxCtx,
  place: Place,
  { takeOver }: ChangeOf<'open'>,
): Promise<void> {
  const { adjudication } = place;
  const author = await authorOf(ctx, place.projectId);
  if (!adjudication) return begin(ctx, place, author.id);
  if (adjudication.state === 'submitted') fail({ code: 'state', object: 'settlement', reason: 'settled' });
  if (adjudication.author?.id === author.id) return;
  if (!takeOver) fail({ code: 'state', object: 'settlement', reason: 'settling_by_another' });
  await ctx.db.annotation.updateMany({
    where: { id: adjudication.id },
    data: { authorId: author.id, version: { increment: 1 } },
  });
  await recordAudit(ctx, {
    action: 'settlement.take_over',
    objectType: 'annotation',
    objectId: adjudication.id,
    projectId: place.projectId,
    sampleId: place.sampleId,
    before: { authorId: adjudication.author?.id ?? null },
    after: { authorId: author.id },
  });
}

async function begin(ctx: TxCtx, place: Place, authorId: string): Promise<void> {
  const { projectId, sampleId } = place;
  const { segmentationId, segmentIds } = await segmentsOf(ctx, place);
  const id = randomUUID();
  await ctx.db.annotation.create({
    data: { id, projectId, sampleId, authorId, source: 'adjudication', segmentationId },
    select: { id: true },
  });
  const { fact, logic } = OPEN_JUDGEMENT;
  await ctx.db.label.createMany({
    // Who settles sees everybody's labels.
    data: segmentIds.map((segmentId) => ({
      annotationId: id,
      segmentId,
      fact,
      logic,
      exposure: 'peer' as const,
    })),
  });
  await recordAudit(ctx, {
    action: 'settlement.open',
    objectType: 'annotation',
    objectId: id,
    projectId,
    sampleId,
    after: { segmentationId, state: 'draft' },
  });
}

async function segmentsOf(ctx: TxCtx, { sampleId, answer, votes, settings }: Place) {
  const { units } = goldOf(answer, votes, settings.rule);
  const [first] = votes;
  const own = first!.segments.map(({ id }) => id);
  const theirs =
    units.length === own.length && units.every((unit, at) => unit.segments[0]?.join() === own[at]);
  const alike = theirs && units.every((unit) => unit.segments.every((ids) => ids.length === 1));
  if (alike) return { segmentationId: first!.segmentationId, segmentIds: own };

  const segments = units.map(({ text, spans }) => ({ id: randomUUID(), sampleId, text, spans }));
  await ctx.db.segment.createMany({
    data: segments.map((segment) => ({
      ...segment,
      spans: segment.spans as unknown as Prisma.InputJsonArray,
    })),
  });
  const segmentationId = randomUUID();
  await ctx.db.segmentation.create({ data: { id: segmentationId, sampleId }, select: { id: true } });
  await ctx.db.segmentationItem.createMany({
    data: segments.map(({ id: segmentId }, position) => ({ segmentationId, position, segmentId })),
  });
  return { segmentationId, segmentIds: segments.map(({ id }) => id) };
}
