import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '@/generated/prisma/client';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { failedStage } from '@/lib/annotation/labels/judgement';
import { answerVerdict, type Verdict } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';
import { authorOf } from '@/lib/project/server/people/author-of';
import type { Ctx } from '@/lib/auth/ctx';

/** What somebody says of a segment: a verdict on both stages, or a type, which fails its own. */
export type VoteLabel = 'consistent' | 'unsure' | ErrorType;

/** One segmentation of a sample's answer, split at the given places; ids in order. */
export async function cutAt(
  db: PrismaClient,
  sampleId: string,
  ...cuts: number[]
): Promise<{ segmentationId: string; segmentIds: string[] }> {
  const { answer } = await db.sample.findUniqueOrThrow({ where: { id: sampleId }, select: { answer: true } });
  const borders = [0, ...cuts, answer.length];
  const segments = borders.slice(1).map((end, at) => ({
    id: randomUUID(),
    sampleId,
    text: answer.slice(borders[at], end).trim(),
    spans: [[borders[at]!, end]] as unknown as Prisma.InputJsonArray,
  }));
  await db.segment.createMany({ data: segments });
  const segmentationId = randomUUID();
  await db.segmentation.create({ data: { id: segmentationId, sampleId } });
  const segmentIds = segments.map(({ id }) => id);
  await db.segmentationItem.createMany({
    data: segmentIds.map((segmentId, position) => ({ segmentationId, position, segmentId })),
  });
  return { segmentationId, segmentIds };
}

/** A submitted annotation of a person over a segmentation; returns its id. */
export async function vote(
  ctx: Ctx & { db: PrismaClient },
  where: { projectId: string; sampleId: string; segmentationId: string; segmentIds: readonly string[] },
  said: readonly VoteLabel[],
  evidence: readonly Evidence[] = [],
): Promise<string> {
  const { projectId, sampleId, segmentationId, segmentIds } = where;
  const { db } = ctx;
  const author = await db.$transaction((tx) => authorOf({ ...ctx, db: tx }, projectId));
  const round = await db.round.findFirstOrThrow({ where: { projectId }, orderBy: { number: 'desc' } });
  const labels = said.map(verdictsOf);
  const verdict = answerVerdict(labels, ['fact', 'logic']);
  const id = randomUUID();
  // Together, as a submission is: whoever compares people never sees one without its labels.
  const annotation = db.annotation.create({
    data: {
      id,
      projectId,
      sampleId,
      segmentationId,
      roundId: round.id,
      authorId: author.id,
      source: 'annotator',
      state: 'submitted',
      submittedAt: new Date(),
      verdict: verdict === 'undecided' ? null : verdict,
      errorTypes: labels.flatMap(({ errorType }) => errorType ?? []),
    },
  });
  const spoken = db.label.createMany({
    data: segmentIds.map((segmentId, at) => ({
      annotationId: id,
      segmentId,
      decidedAt: new Date(),
      ...labels[at]!,
      evidence: (failedStage(labels[at]!) ? evidence : []) as unknown as Prisma.InputJsonArray,
    })),
  });
  await db.$transaction([annotation, spoken]);
  return id;
}

function verdictsOf(said: VoteLabel): { fact: Verdict; logic: Verdict; errorType: ErrorType | null } {
  if (said === 'consistent' || said === 'unsure') return { fact: said, logic: said, errorType: null };
  const logic = ERROR_TYPE_FACTS[said].stage === 'logic';
  return {
    fact: logic ? 'consistent' : 'inconsistent',
    logic: logic ? 'inconsistent' : 'consistent',
    errorType: said,
  };
}
