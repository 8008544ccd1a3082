import { z } from 'zod';
import { EVIDENCE_ORIGINS } from '@/lib/annotation/evidence/evidence';
import { firstVerdictSchema } from '@/lib/annotation/labels/first-verdict';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { EXPOSURES } from '@/lib/annotation/view';
import { citationSchema } from '@/lib/guideline/clause-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { EVIDENCE_TYPE, evidenceRecord } from '../../evidence-record';
import type { StoredJudgement } from '../../stored';
import { time } from '../related-records';
import { filed } from '../steps-places';
import { ifThere, jsonCell, laterJsonCell, laterWordCell, or, textCell, wordCell } from './cell';
import type { NativeField } from './field';
import type { Writing } from './writing';

const verdict = z.enum(VERDICTS);
const errorType = z.enum(ERROR_TYPES);
const offset = z.number().int().min(0);

// Absent in files from before origins were kept.
const origin = z.enum(EVIDENCE_ORIGINS).optional();
const evidenceSpan = { start: offset, end: offset, quote: z.string(), origin };
const evidence = z.discriminatedUnion('relation', [
  z.strictObject({ relation: z.literal('supports'), ...evidenceSpan }),
  z.strictObject({ relation: z.literal('contradicts'), ...evidenceSpan }),
  z.strictObject({
    relation: z.literal('not_found'),
    searched: z.array(z.string().max(200)).max(20),
    origin,
  }),
]);
export type EvidenceFields = z.infer<typeof evidence>;

const first = z
  .strictObject({ fact: verdict, logic: verdict, error_type: errorType.nullable() })
  .transform(({ fact, logic, error_type }) =>
    firstVerdictSchema.parse({ fact, logic, errorType: error_type }),
  );

/** Fields of the label of a segment, all of them empty where nothing was said of it. */
export const LABEL_FIELDS = {
  fact: {
    schema: verdict.nullable(),
    column: 'label_fact_FCE',
    cell: wordCell,
    stored: 'fact',
    sql: '"Verdict"',
    write: (label) => label?.fact ?? null,
  },
  logic: {
    schema: verdict.nullable(),
    column: 'label_logic_FCE',
    cell: wordCell,
    stored: 'logic',
    sql: '"Verdict"',
    write: (label) => label?.logic ?? null,
  },
  error_type: {
    schema: errorType.nullable().default(null),
    cell: wordCell,
    stored: 'errorType',
    sql: '"ErrorType"',
    write: (label) => label?.errorType ?? null,
  },
  evidence: {
    schema: z.array(evidence).max(50).default([]),
    nested: EVIDENCE_TYPE,
    cell: or(jsonCell, []),
    stored: 'evidence',
    sql: 'jsonb',
    write: (label, { reference }) =>
      (label?.evidence ?? []).map((item): unknown => evidenceRecord(item, reference)),
  },
  note: {
    schema: z.string().max(10_000).default(''),
    cell: textCell,
    stored: 'note',
    sql: 'text',
    write: (label) => label?.note ?? '',
  },
  exposure: {
    schema: z.enum(EXPOSURES).default('nothing'),
    cell: textCell,
    stored: 'exposure',
    sql: '"Exposure"',
    write: (label) => label?.exposure ?? 'nothing',
  },
  decided_at: {
    schema: time.nullable().optional(),
    cell: ifThere(wordCell),
    stored: 'decidedAt',
    sql: 'timestamptz',
    write: (label) => label?.decidedAt ?? null,
  },
  revealed_at: {
    schema: time.nullable().default(null),
    cell: laterWordCell,
    stored: 'revealedAt',
    sql: 'timestamptz',
    write: (label) => label?.revealedAt ?? null,
  },
  first: {
    schema: first.nullable().default(null),
    column: 'first_verdict',
    nested: { struct: { fact: 'string', logic: 'string', error_type: 'string' } },
    cell: jsonCell,
    stored: 'first',
    sql: 'jsonb',
    write: (label) => {
      const said = label?.first ?? null;
      return said && { fact: said.fact, logic: said.logic, error_type: said.errorType };
    },
  },
  guideline: {
    schema: z.number().int().min(1).nullable().default(null),
    cell: laterJsonCell,
    stored: 'guideline',
    sql: 'int',
    write: (label) => label?.guideline ?? null,
  },
  clause: {
    schema: z.strictObject(citationSchema.shape).nullable().default(null),
    nested: { struct: { version: 'integer', id: 'string', title: 'string' } },
    cell: laterJsonCell,
    stored: 'clause',
    sql: 'jsonb',
    write: (label) => label?.clause ?? null,
  },
  machine: {
    /** Checked, and kept as it stands: what a method says beyond the known fields is not lost. */
    schema: z
      .custom<z.infer<typeof machineDetailsSchema>>((value) => machineDetailsSchema.safeParse(value).success)
      .nullable()
      .default(null),
    cell: jsonCell,
    stored: 'machine',
    sql: 'jsonb',
    write: (label, { sample, inReference }) =>
      label?.machine && filed(label.machine, sample.reference, inReference),
  },
} satisfies Record<string, NativeField<StoredJudgement | null, Writing, keyof StoredJudgement>>;
