import { Prisma } from '@/generated/prisma/client';
import { type AuditEntry, auditRow } from '@/lib/audit/record';
import { PREPARED } from '@/lib/db/kept-statement';
import { answerState } from '@/lib/annotation/labels/submission';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { TxCtx } from '../assignment/annotator';
import type { StoredLabelRow } from './label-row';
import type { LockedDraft } from './lock-draft';
import type { Basis } from '../assignment/load-basis';
import { answerRow } from './refresh-answer';

/**
 * Stores a label that was read under the annotation's lock, the answer's verdict with it and the row of the audit log,
 * in one round trip. Returns the verdict.
 */
export async function writeLabel(
  { db, actor }: TxCtx,
  draft: LockedDraft,
  {
    segmentId,
    label,
    spoken,
    entry,
  }: Pick<Basis, 'spoken'> & { segmentId: string; label: StoredLabelRow; entry: AuditEntry },
): Promise<AnswerVerdict> {
  const state = answerState(spoken.map((one) => (one.segmentId === segmentId ? { ...one, ...label } : one)));
  await db.$executeRaw`${PREPARED}
    WITH label AS (${labelUpdate(label)}), answer AS (${answerRow(draft, state)})
    ${auditRow(actor, entry)}`;
  return state.verdict;
}

function labelUpdate(label: StoredLabelRow): Prisma.Sql {
  const { fact, logic, errorType, evidence, note, exposure, decidedAt, revealedAt, first } = label;
  return Prisma.sql`
    UPDATE "Label" SET fact = ${fact}::"Verdict", logic = ${logic}::"Verdict", "errorType" = ${errorType}::"ErrorType",
      evidence = ${JSON.stringify(evidence)}::jsonb, note = ${note}, exposure = ${exposure}::"Exposure",
      "decidedAt" = ${decidedAt}, "revealedAt" = ${revealedAt}, first = ${orNull(first)}::jsonb,
      guideline = ${label.guideline}, clause = ${orNull(label.clause)}::jsonb, version = ${label.version}, "updatedAt" = now()
    WHERE id = ${label.labelId}::uuid`;
}

function orNull(value: object | null): string | null {
  return value && JSON.stringify(value);
}
