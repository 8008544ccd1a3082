import { Prisma } from '@/generated/prisma/client';
import type { Tx } from '@/lib/db/client';
import { type AnswerState, answerState, type SpokenLabel } from '@/lib/annotation/labels/submission';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';

interface Cut {
  id: string;
  segmentationId: string;
}

/** The labels of the present segmentation, in order, as far as the answer's verdict needs them; null without any. */
export function verdictsOf({ id, segmentationId }: Cut): Prisma.Sql {
  return Prisma.sql`
    SELECT json_agg(json_build_object('segmentId', i."segmentId", 'fact', v.fact, 'logic', v.logic,
      'errorType', v."errorType", 'decidedAt', v."decidedAt") ORDER BY i.position)
    FROM "SegmentationItem" i
    JOIN "Label" v ON v."segmentId" = i."segmentId" AND v."annotationId" = ${id}::uuid
    WHERE i."segmentationId" = ${segmentationId}::uuid`;
}

/** Brings the answer's verdict and its set of types up to date, for a statement that writes more besides. */
export function answerRow(annotation: Cut, { verdict, errorTypes }: AnswerState): Prisma.Sql {
  return Prisma.sql`
    UPDATE "Annotation" SET verdict = ${verdict === 'undecided' ? null : verdict}::"Verdict",
      "errorTypes" = ${errorTypes}::"ErrorType"[], "updatedAt" = now()
    WHERE id = ${annotation.id}::uuid`;
}

/** Brings the answer's verdict and its set of types up to date with the labels. */
export async function refreshAnswer(db: Tx, annotation: Cut): Promise<AnswerVerdict> {
  const [row] = await db.$queryRaw<
    { spoken: SpokenLabel[] | null }[]
  >`SELECT (${verdictsOf(annotation)}) AS spoken`;
  const state = answerState(row?.spoken ?? []);
  await db.$executeRaw(answerRow(annotation, state));
  return state.verdict;
}
