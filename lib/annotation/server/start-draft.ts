import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { can, type ProjectRole } from '@/lib/project/access';
import { authorOf } from '@/lib/project/server/author-of';
import { type DraftLabel, openLabel, prefilledLabel } from '../draft';
import type { TxCtx } from './annotator';
import { cutNeutrally } from './cut-neutrally';
import { findReading } from './find-reading';

/**
 * The person's annotation of a sample they have just claimed: the one they had begun before, else a new draft over the
 * latest reading of a method, else over a neutral sentence split. A lead may see what others said of the sample before,
 * and counts as having seen it.
 */
export async function startDraft(
  ctx: TxCtx,
  { projectId, sampleId, role }: { projectId: string; sampleId: string; role: ProjectRole | null },
): Promise<string> {
  const author = await authorOf(ctx, projectId);
  const begun = await ctx.db.annotation.findUnique({
    where: { sampleId_source_authorId: { sampleId, source: 'annotator', authorId: author.id } },
    select: { id: true },
  });
  if (begun) return begun.id;

  const peers = { sampleId, source: 'annotator', NOT: { authorId: author.id } } as const;
  const peer = can(ctx.actor, role, 'lead') && (await ctx.db.annotation.count({ where: peers })) > 0;
  const reading = await findReading(ctx.db, sampleId);
  const cut = reading ?? (await cutNeutrally(ctx.db, sampleId));
  const id = randomUUID();
  await ctx.db.annotation.create({
    data: {
      ...{ id, projectId, sampleId, authorId: author.id, source: 'annotator' },
      segmentationId: cut.segmentationId,
      derivedFromId: reading?.annotationId ?? null,
    },
    select: { id: true },
  });
  await ctx.db.label.createMany({
    data: cut.segments.map(({ id: segmentId, machine }) => {
      const label: DraftLabel = machine ? prefilledLabel(machine, { peer }) : openLabel({ peer });
      const evidence = label.evidence as unknown as Prisma.InputJsonArray;
      return { annotationId: id, segmentId, ...label, evidence };
    }),
  });
  return id;
}
