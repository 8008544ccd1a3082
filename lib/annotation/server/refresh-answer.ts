import type { Tx } from '@/lib/db/client';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { personsVerdict, type SpokenLabel } from '../submission';
import type { AnswerVerdict } from '../verdict';

/** The labels of the present segmentation, in order, as far as the answer's verdict needs them. */
export async function readVerdicts(
  db: Tx,
  annotation: { id: string; segmentationId: string },
): Promise<SpokenLabel[]> {
  return db.$queryRaw<SpokenLabel[]>`
    SELECT i."segmentId", l.fact, l.logic, l."errorType", l."decidedAt"
    FROM "SegmentationItem" i
    JOIN "Label" l ON l."segmentId" = i."segmentId" AND l."annotationId" = ${annotation.id}::uuid
    WHERE i."segmentationId" = ${annotation.segmentationId}::uuid
    ORDER BY i.position`;
}

/** Brings the answer's verdict and its set of types up to date with the labels. */
export async function refreshAnswer(
  db: Tx,
  annotation: { id: string; segmentationId: string },
): Promise<AnswerVerdict> {
  const labels = await readVerdicts(db, annotation);
  const verdict = personsVerdict(labels);
  const types = new Set(
    labels.filter(({ decidedAt }) => decidedAt !== null).map(({ errorType }) => errorType),
  );
  const errorTypes: ErrorType[] = ERROR_TYPES.filter((type) => types.has(type));
  await db.$executeRaw`
    UPDATE "Annotation" SET verdict = ${verdict === 'undecided' ? null : verdict}::"Verdict",
      "errorTypes" = ${errorTypes}::"ErrorType"[], "updatedAt" = now()
    WHERE id = ${annotation.id}::uuid`;
  return verdict;
}
