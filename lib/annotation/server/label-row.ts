import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { evidenceListSchema } from '../evidence';
import { type FirstVerdict, firstVerdictSchema } from '../first-verdict';
import { machineDetailsSchema } from '../machine';
import { OPEN_JUDGEMENT } from '../judgement';
import { labelStatus } from '../status';
import { withoutSteps } from '../steps-sign';
import { VERDICTS } from '../verdict';
import { EXPOSURES, type Judgement, type LabelView, type MachineView } from '../view';

const part = {
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: evidenceListSchema,
};
const machineSchema = z.object({ ...part, details: machineDetailsSchema.nullable() });

/** A person's label as it lies in the database, with what the method said of the same segment. */
export const labelRowSchema = z.object({
  ...part,
  labelId: z.uuid(),
  note: z.string(),
  exposure: z.enum(EXPOSURES),
  decidedAt: z.coerce.date().nullable(),
  first: firstVerdictSchema.nullable(),
  version: z.number().int(),
  machine: machineSchema.nullable(),
});

export interface LabelRow extends Judgement {
  labelId: string;
  exposure: LabelView['exposure'];
  decidedAt: Date | null;
  first: FirstVerdict | null;
  version: number;
  machine: MachineView | null;
}

/** Parses a row of `json_build_object` made by LABEL_JSON in read-segments.ts or read-label.ts. */
export function parseLabel(json: unknown): LabelRow {
  const { machine, ...label } = labelRowSchema.parse(json);
  return {
    ...label,
    machine: machine && { ...machine, ...withoutSteps(machine.details ?? machineDetailsSchema.parse({})) },
  };
}

export function toLabelView(row: LabelRow): LabelView {
  const { fact, logic, errorType, evidence, note, version, exposure, decidedAt } = row;
  return {
    fact,
    logic,
    errorType,
    evidence,
    note,
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
