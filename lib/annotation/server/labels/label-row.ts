import { z } from 'zod';
import type { Citation } from '@/lib/guideline/clause';
import { citationSchema } from '@/lib/guideline/clause-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type Arm, shownOf } from '@/lib/annotation/exposure/arm';
import type { LabelResult } from '@/lib/annotation/labels/change';
import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { type FirstVerdict, firstVerdictSchema } from '@/lib/annotation/labels/first-verdict';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { labelStatus } from '@/lib/annotation/labels/status';
import { withoutSteps } from '@/lib/annotation/steps/steps-summary';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import {
  EXPOSURES,
  type Judgement,
  type LabelView,
  type MachineView,
  type RevealedView,
} from '@/lib/annotation/view';

const part = {
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: evidenceListSchema,
};
const machineSchema = z.object({ ...part, details: machineDetailsSchema.nullable() });

/** A person's label as it lies in the database, with what the method said of the same segment. */
const labelRowSchema = z.object({
  ...part,
  labelId: z.uuid(),
  note: z.string(),
  exposure: z.enum(EXPOSURES),
  decidedAt: z.coerce.date().nullable(),
  revealedAt: z.coerce.date().nullable(),
  first: firstVerdictSchema.nullable(),
  guideline: z.number().int().nullable(),
  clause: citationSchema.nullable(),
  version: z.number().int(),
  prediction: machineSchema.nullable(),
});

export interface StoredLabelRow extends Judgement {
  labelId: string;
  exposure: LabelView['exposure'];
  decidedAt: Date | null;
  revealedAt: Date | null;
  first: FirstVerdict | null;
  guideline: number | null;
  clause: Citation | null;
  version: number;
  /** What the method said, shown or not: for the server alone. */
  prediction: MachineView | null;
  /** What was pre-filled. */
  machine: MachineView | null;
}

/** Parses a row of `json_build_object` made by LABEL_JSON in load-segments.ts or load-label.ts. */
export function parseLabel(json: unknown, arm: Arm): StoredLabelRow {
  const { prediction: said, ...label } = labelRowSchema.parse(json);
  const details = said && withoutSteps(said.details ?? machineDetailsSchema.parse({}));
  const prediction = said && details && { ...said, ...details };
  return { ...label, prediction, machine: shownOf(arm, prediction, label.revealedAt).machine };
}

/** What the person has been shown of the judge's prediction of a segment, from the start or after their verdict. */
export function shownPrediction(row: StoredLabelRow, arm: Arm): MachineView | null {
  const { machine, revealed } = shownOf(arm, row.prediction, row.revealedAt);
  return machine ?? revealed;
}

/** What was revealed of a segment, as its person may see it. */
export function revealedView(row: StoredLabelRow, arm: Arm): RevealedView | null {
  const { revealed } = shownOf(arm, row.prediction, row.revealedAt);
  return revealed && row.revealedAt && { at: row.revealedAt.toISOString(), machine: revealed };
}

export function toLabelResult(segmentId: string, row: StoredLabelRow, arm: Arm): LabelResult {
  return { segmentId, label: toLabelView(row), revealed: revealedView(row, arm) };
}

export function toLabelView(row: StoredLabelRow): LabelView {
  const { fact, logic, errorType, evidence, note, clause, version, exposure, decidedAt } = row;
  return {
    fact,
    logic,
    errorType,
    evidence,
    note,
    clause,
    version,
    exposure,
    decidedAt: decidedAt?.toISOString() ?? null,
    status: labelStatus(row, row.machine),
  };
}

/** What is shown of a segment that has no label yet. */
export const MISSING_LABEL: LabelView = {
  ...OPEN_JUDGEMENT,
  version: 0,
  status: 'open',
  exposure: 'nothing',
  decidedAt: null,
};
