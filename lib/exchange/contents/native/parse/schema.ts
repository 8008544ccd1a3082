import { z } from 'zod';
import { EVIDENCE_ORIGINS } from '@/lib/annotation/evidence';
import { firstVerdictSchema } from '@/lib/annotation/first-verdict';
import { machineDetailsSchema } from '@/lib/annotation/machine';
import { VERDICTS } from '@/lib/annotation/verdict';
import { EXPOSURES } from '@/lib/annotation/view';
import { citationSchema } from '@/lib/guideline/clause-schema';
import { ROUND_KINDS } from '@/lib/round/round';
import { ERROR_TYPES, STAGES } from '@/lib/typology/error-type';
import { EXPOSURE_POLICIES } from '@/lib/project/exposure-policy';
import { flipSchema } from '../flips';
import { LIMITS } from '../../../parse/limits';
import { commentFileSchema, knownUseSchema, placeSchema, queuedSchema, time } from '../related-records';
import { NATIVE_FORMATS } from '../record';

// A sample of the native format as files hold it: offsets in code points. Strict, so that a misspelt field is a fault and not a
// loss. What has a default, or may be left away, is filled in by read-segment.ts and read-annotation.ts.

const verdict = z.enum(VERDICTS);
const errorType = z.enum(ERROR_TYPES);
const offset = z.number().int().min(0);
const count = z.number().int().min(0);
const note = z.string().max(10_000).default('');

const segment = z.strictObject({
  id: count.optional(),
  text: z.string().min(1).max(LIMITS.answer).optional(),
  spans: z
    .array(z.tuple([offset, offset]))
    .max(10_000)
    .optional(),
  quotes: z.array(z.string()).nullable().default(null),
  parents: z.array(count).max(10_000).default([]),
});
export type SegmentFields = z.infer<typeof segment>;

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

const label = {
  fact: verdict.nullable(),
  logic: verdict.nullable(),
  error_type: errorType.nullable().default(null),
  evidence: z.array(evidence).max(50).default([]),
  note,
  exposure: z.enum(EXPOSURES).default('nothing'),
  decided_at: time.nullable().optional(),
  revealed_at: time.nullable().default(null),
  first: first.nullable().default(null),
  guideline: z.number().int().min(1).nullable().default(null),
  clause: z.strictObject(citationSchema.shape).nullable().default(null),
  /** Checked, and kept as it stands: what a method says beyond the known fields is not lost. */
  machine: z
    .custom<z.infer<typeof machineDetailsSchema>>((value) => machineDetailsSchema.safeParse(value).success)
    .nullable()
    .default(null),
};
const labelledSegment = z.strictObject({ ...segment.shape, ...label });
export type LabelFields = z.infer<typeof labelledSegment>;

const method = z.strictObject({
  id: z.string().min(1).max(200),
  version: z.string().min(1).max(200),
  model: z.string().min(1).max(500).nullable().default(null),
  params: z.unknown(),
  judges: z.array(z.enum(STAGES)),
  run_at: time,
});

const round = z
  .strictObject({
    number: z.number().int().min(1).max(10_000),
    kind: z.enum(ROUND_KINDS),
    name: z.string().max(200),
    counts: z.boolean(),
  })
  .refine(({ kind, counts }) => kind !== 'training' || !counts);

export const annotationSchema = z.strictObject({
  source: z.enum(['method', 'annotator', 'adjudication']).optional(),
  annotator: z.string().min(1).max(300).nullable().default(null),
  annotator_no: z.number().int().min(1).max(1_000).nullable().default(null),
  method: method.nullable().default(null),
  state: z.enum(['draft', 'submitted']).optional(),
  superseded: z.boolean().default(false),
  round: round.nullable().default(null),
  honeypot: z.boolean().nullable().default(null),
  return_reason: z.string().max(1_000).nullable().default(null),
  peers_seen_at: time.nullable().default(null),
  derived_from: count.nullable().default(null),
  policy: z.enum(EXPOSURE_POLICIES).nullable().default(null),
  control: z.boolean().default(false),
  flips: z.array(flipSchema).max(100_000).default([]),
  /** Follows from the annotations and their rounds, as `gold_origin` does. */
  replaced_by_later: z.boolean().optional(),
  verdict: verdict.nullable().optional(),
  gold_origin: z.enum(['single', 'adjudicated']).nullable().optional(),
  confirmed: count.default(0),
  changed: count.default(0),
  note,
  flag: z.string().max(1_000).nullable().default(null),
  active_ms: count.max(2_147_483_647).default(0),
  created_at: time.optional(),
  submitted_at: time.nullable().optional(),
  segments: z.array(labelledSegment).max(10_000),
});
export type AnnotationFields = z.infer<typeof annotationSchema>;

export const sampleSchema = z.strictObject({
  format: z.enum(NATIVE_FORMATS),
  record: z.literal('sample').default('sample'),
  id: z.string().min(1).max(LIMITS.id).optional(),
  question: z.string().max(LIMITS.question),
  reference: z.string().max(LIMITS.reference),
  answer: z.string().max(LIMITS.answer),
  language: z.string().min(1).max(LIMITS.language).optional(),
  generator: z.string().max(LIMITS.generator).nullable().default(null),
  label: verdict.nullable().default(null),
  error_type: errorType.nullable().default(null),
  metadata: z.record(z.string(), z.unknown()).default({}),
  withdrawn_at: time.nullable().default(null),
  withdrawn_reason: z.string().max(1_000).nullable().default(null),
  past_segments: z.array(segment).max(10_000).default([]),
  known_use: knownUseSchema.nullable().default(null),
  rounds: z.array(queuedSchema).max(1_000).nullable().default(null),
  places: z.array(placeSchema).max(10_000).default([]),
  comments: z.array(commentFileSchema).max(10_000).default([]),
  /** Follows from the annotations and the project's rule. */
  gold: z.unknown().optional(),
});
