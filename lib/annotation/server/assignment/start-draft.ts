import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { can, type ProjectRole } from '@/lib/project/access';
import { controlDraw, isControl } from '@/lib/project/control-arm';
import { authorOf } from '@/lib/project/server/people/author-of';
import { armOf } from '@/lib/annotation/exposure/arm';
import { startLabel } from '@/lib/annotation/labels/draft';
import { exposureTo, mostExposed } from '@/lib/annotation/exposure/exposure';
import type { Exposure } from '@/lib/annotation/view';
import type { TxCtx } from './annotator';
import { segmentNeutrally } from '../segments/segment-neutrally';
import { findPrediction, type StartingPoint } from '../predictions/find-prediction';

interface Wanted {
  projectId: string;
  roundId: string;
  sampleId: string;
  role: ProjectRole | null;
}

/**
 * The person's annotation of a sample they have just claimed in a round: the one they had begun before, else a new draft over the
 * latest prediction of a method, else over a neutral sentence split; a blind one always over the split. What it shows of the
 * judge is decided here, by the project's policy and the sample's draw, and kept. A lead may see what methods and others
 * said of the sample, and counts as having seen it.
 */
export async function startDraft(
  ctx: TxCtx,
  { projectId, roundId, sampleId, role }: Wanted,
): Promise<string> {
  const author = await authorOf(ctx, projectId);
  const begun = await ctx.db.annotation.findUnique({
    where: { roundId_sampleId_authorId: { roundId, sampleId, authorId: author.id } },
    select: { id: true },
  });
  if (begun) return begun.id;

  const seesAll = can(ctx.actor, role, 'lead');
  const applies = await readPolicy(ctx, projectId, sampleId);
  const arm = armOf(applies);
  const prediction = await findPrediction(ctx.db, sampleId);
  const basis = arm === 'blind' ? null : prediction;
  const cut = basis ?? (await segmentNeutrally(ctx.db, sampleId));
  const id = randomUUID();
  await ctx.db.annotation.create({
    data: {
      id,
      projectId,
      roundId,
      sampleId,
      authorId: author.id,
      source: 'annotator',
      ...applies,
      segmentationId: cut.segmentationId,
      derivedFromId: basis?.annotationId ?? null,
    },
    select: { id: true },
  });
  const peers = { sampleId, source: 'annotator', NOT: { authorId: author.id } } as const;
  const peer = seesAll && (await ctx.db.annotation.count({ where: peers })) > 0;
  const elsewhere = peer ? 'peer' : seesAll && basis === null ? exposureOf(prediction) : 'nothing';
  const start = { arm, methodSegmentation: basis !== null, seesAll, elsewhere } as const;
  await ctx.db.label.createMany({
    data: cut.segments.map(({ id: segmentId, machine }) => {
      const label = startLabel(machine, start);
      const evidence = label.evidence as unknown as Prisma.InputJsonArray;
      return { annotationId: id, segmentId, ...label, evidence };
    }),
  });
  return id;
}

async function readPolicy({ db }: TxCtx, projectId: string, sampleId: string) {
  const { exposurePolicy: policy, controlShare } = await db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { exposurePolicy: true, controlShare: true },
  });
  return { policy, control: isControl({ policy, controlShare }, controlDraw(projectId, sampleId)) };
}

/** What a prediction or annotation shows of a sample to somebody who looks at the whole sample. */
function exposureOf(prediction: StartingPoint | null): Exposure {
  const segments = prediction?.segments ?? [];
  return mostExposed(
    ...segments.map(({ machine }) => exposureTo({ methodSegmentation: true, machine, peer: false })),
  );
}
