import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { requireProject } from '@/lib/project/server/require-project';
import { tracedLabelOf, type ReplayEvent, type ReplayState } from '../replay';

/** Everything that the life of one annotation is told from. */
export interface ReplayView {
  annotationId: string;
  sample: { id: string; externalId: string; question: string; answer: string; language: string };
  /** Whose it is; null for a method's. */
  author: string | null;
  stored: ReplayState;
  /** Oldest first. */
  events: ReplayEvent[];
  /** The segments of each segmentation that it ever had, in order. */
  segmentations: Record<string, { id: string; text: string }[]>;
}

/** The audit log of one annotation beside how it is stored; for leads of its project. */
export async function getReplay(ctx: Ctx, projectId: string, annotationId: string): Promise<ReplayView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const found = await ctx.db.annotation.findFirst({
    where: { id: rowId(annotationId, 'annotation'), projectId, source: { not: 'method' } },
    include: { labels: true, author: true, sample: true },
  });
  if (!found) fail({ code: 'not_found', object: 'annotation' });
  const { labels, author, sample, segmentationId, state, note, flagReason } = found;
  const events = await readEvents(ctx, found);
  const cuts = new Set([
    segmentationId,
    ...events.flatMap(({ before, after }) => [cutIn(before), cutIn(after)]),
  ]);
  const items = await ctx.db.segmentationItem.findMany({
    where: { segmentationId: { in: [...cuts].filter((id) => id !== null) } },
    orderBy: { position: 'asc' },
    select: { segmentationId: true, segment: { select: { id: true, text: true } } },
  });
  return {
    annotationId: found.id,
    sample: {
      id: sample.id,
      externalId: sample.externalId,
      question: sample.question,
      answer: sample.answer,
      language: sample.language,
    },
    author: author?.name ?? null,
    stored: {
      segmentationId,
      state,
      note,
      flagReason,
      labels: Object.fromEntries(
        labels.map((label) => [
          label.segmentId,
          tracedLabelOf({ ...label, decided: label.decidedAt !== null }),
        ]),
      ),
    },
    events,
    segmentations: bySegmentation(items),
  };
}

function bySegmentation(items: readonly { segmentationId: string; segment: { id: string; text: string } }[]) {
  const found: ReplayView['segmentations'] = {};
  for (const { segmentationId, segment } of items) (found[segmentationId] ??= []).push(segment);
  return found;
}

function cutIn(side: unknown): string | null {
  const id = (side as { segmentationId?: unknown } | null)?.segmentationId;
  return typeof id === 'string' ? id : null;
}

interface Found {
  id: string;
  sampleId: string;
  createdAt: Date;
}

/** Rows about the annotation itself, its labels, and the splits that made segments of its own. */
async function readEvents(ctx: Ctx, { id, sampleId, createdAt }: Found): Promise<ReplayEvent[]> {
  const rows = await ctx.db.$queryRaw<
    (Omit<ReplayEvent, 'id' | 'at'> & { id: bigint; at: Date })[]
  >(Prisma.sql`
    SELECT e.id, e.at, u.name AS actor, e.action, e.before, e.after
    FROM "AuditEvent" e LEFT JOIN "User" u ON u.id = e."actorId"
    WHERE e."sampleId" = ${sampleId}::uuid AND (
      (e."objectType" = 'annotation' AND e."objectId" = ${id})
      OR (e."objectType" = 'label' AND e."objectId" IN
        (SELECT l.id::text FROM "Label" l WHERE l."annotationId" = ${id}::uuid))
      OR (e."objectType" = 'segment' AND e.at >= ${createdAt} AND e.after -> 'segmentIds' ->> 0 IN
        (SELECT l."segmentId"::text FROM "Label" l WHERE l."annotationId" = ${id}::uuid)))
    ORDER BY e.at, e.id`);
  return rows.map(({ id: key, at, ...row }) => ({ ...row, id: String(key), at: at.toISOString() }));
}
