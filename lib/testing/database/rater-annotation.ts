import type { PrismaClient } from '@/generated/prisma/client';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import type { Exposure } from '@/lib/annotation/view';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';
import { firstRound } from './builders';

/** What a person says of a segment: consistent, unsure, or a type, whose stage then fails. */
export type RaterLabel = 'ok' | '?' | Exclude<ErrorType, 'Other'>;

export interface SaidSegment {
  /** Half open, in the answer, UTF-16 code units. */
  at: readonly [number, number];
  said: RaterLabel;
  evidence?: Evidence[];
  /** Nothing unless told otherwise. */
  exposure?: Exposure;
}

interface Reading {
  projectId: string;
  sampleId: string;
  authorId: string;
  segments: readonly SaidSegment[];
  /** The first round unless told otherwise. */
  roundId?: string;
  activeMs?: number;
  submittedAt?: Date;
  control?: boolean;
}

/** An author without an account, in one project. */
export async function author(db: PrismaClient, projectId: string, name: string): Promise<string> {
  return (await db.author.create({ data: { projectId, name }, select: { id: true } })).id;
}

/** A submitted annotation with a segmentation of its own. */
export async function raterAnnotation(db: PrismaClient, prediction: Reading): Promise<{ id: string }> {
  const { projectId, sampleId, authorId, segments, activeMs = 0, submittedAt = new Date() } = prediction;
  const { control = false } = prediction;
  const roundId = prediction.roundId ?? (await firstRound(db, projectId)).id;
  const { answer } = await db.sample.findUniqueOrThrow({ where: { id: sampleId }, select: { answer: true } });
  const { id: segmentationId } = await db.segmentation.create({ data: { sampleId }, select: { id: true } });
  const made = await db.segment.createManyAndReturn({
    data: segments.map(({ at }) => ({ sampleId, text: answer.slice(...at), spans: [[...at]] })),
    select: { id: true },
  });
  await db.segmentationItem.createMany({
    data: made.map(({ id }, position) => ({ segmentationId, segmentId: id, position })),
  });
  return db.annotation.create({
    data: {
      projectId,
      sampleId,
      authorId,
      roundId,
      segmentationId,
      activeMs,
      submittedAt,
      control,
      source: 'annotator',
      state: 'submitted',
      labels: {
        create: segments.map(({ said, evidence = [], exposure = 'nothing' }, index) => ({
          segmentId: made[index]!.id,
          ...verdicts(said),
          evidence,
          exposure,
          decidedAt: submittedAt,
        })),
      },
    },
    select: { id: true },
  });
}

function verdicts(said: RaterLabel) {
  const [consistent, inconsistent] = ['consistent', 'inconsistent'] as const;
  if (said === 'ok') return { fact: consistent, logic: consistent, errorType: null };
  if (said === '?') return { fact: 'unsure' as const, logic: consistent, errorType: null };
  return ERROR_TYPE_FACTS[said].stage === 'logic'
    ? { fact: consistent, logic: inconsistent, errorType: said }
    : { fact: inconsistent, logic: consistent, errorType: said };
}
