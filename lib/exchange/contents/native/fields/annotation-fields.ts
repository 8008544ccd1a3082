import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { EXPOSURE_POLICIES } from '@/lib/project/exposure-policy';
import { ROUND_KINDS } from '@/lib/round/round';
import { STAGES } from '@/lib/typology/error-type';
import type { StoredAnnotation, StoredRun } from '../../stored';
import { flipRecord, flipSchema } from '../flips';
import { goldOrigin, originIn } from '../gold-origin';
import { time } from '../related-records';
import { flagCell, ifThere, laterJsonCell, laterWordCell, numberCell, or, textCell, wordCell } from './cell';
import { type NativeField, keptOf } from './field';
import { methodCell } from './method-cell';
import type { Writing } from './writing';

const kept = keptOf<StoredAnnotation>();
const count = z.number().int().min(0);

const method = z.strictObject({
  id: z.string().min(1).max(200),
  version: z.string().min(1).max(200),
  model: z.string().min(1).max(500).nullable().default(null),
  params: z.unknown(),
  judges: z.array(z.enum(STAGES)),
  run_at: time.optional(),
});
const methodRecord = ({ method: id, version, model, params, judges, runAt }: StoredRun) => ({
  id,
  version,
  model,
  params,
  judges,
  run_at: runAt,
});

const round = z
  .strictObject({
    number: z.number().int().min(1).max(10_000),
    kind: z.enum(ROUND_KINDS),
    name: z.string().max(200),
    counts: z.boolean(),
  })
  .refine(({ kind, counts }) => kind !== 'training' || !counts);

/** Fields of an annotation beside its segments; what is left away is filled in by parse/parse-annotation.ts. */
export const ANNOTATION_FIELDS = {
  source: {
    schema: z.enum(['method', 'annotator', 'adjudication']).optional(),
    cell: textCell,
    stored: 'source',
    sql: '"AnnotationSource"',
    compared: true,
    write: ({ source }) => source,
  },
  annotator: {
    schema: z.string().min(1).max(300).nullable().default(null),
    cell: wordCell,
    write: ({ author }) => author,
  },
  annotator_no: {
    schema: z.number().int().min(1).max(1_000).nullable().default(null),
    cell: numberCell,
    write: ({ authorNumber }) => authorNumber,
  },
  method: {
    schema: method.nullable().default(null),
    column: 'method_run',
    cell: methodCell,
    write: ({ run }) => run && methodRecord(run),
  },
  state: {
    schema: z.enum(['draft', 'submitted']).optional(),
    cell: textCell,
    stored: 'state',
    sql: '"AnnotationState"',
    compared: true,
    write: ({ state }) => state,
  },
  superseded: kept('superseded', z.boolean().default(false), { cell: flagCell, sql: 'boolean' }),
  round: kept('round', round.nullable().default(null), {
    cell: laterJsonCell,
    nested: { struct: { number: 'integer', kind: 'string', name: 'string', counts: 'boolean' } },
  }),
  honeypot: kept('honeypot', z.boolean().nullable().default(null), { cell: laterJsonCell }),
  return_reason: kept('returnReason', z.string().max(1_000).nullable().default(null), {
    cell: laterWordCell,
    sql: 'text',
    compared: true as const,
  }),
  peers_seen_at: kept('peerCommentsSeenAt', time.nullable().default(null), {
    cell: laterWordCell,
    sql: 'timestamptz',
  }),
  derived_from: {
    schema: count.nullable().default(null),
    cell: numberCell,
    write: ({ derivedFromId }, { index }) => index(derivedFromId),
  },
  policy: kept('policy', z.enum(EXPOSURE_POLICIES).nullable().default(null), {
    cell: laterWordCell,
    sql: '"ExposurePolicy"',
  }),
  control: kept('control', z.boolean().default(false), { cell: or(laterJsonCell, false), sql: 'boolean' }),
  verdict: {
    schema: z.enum(VERDICTS).nullable().optional(),
    column: 'answer_verdict',
    cell: ifThere(wordCell),
    stored: 'verdict',
    sql: '"Verdict"',
    compared: true,
    write: ({ verdict }) => verdict,
  },
  /** Follows from the annotations and their rounds; to whoever sees only their own, it would tell which of these count. */
  replaced_by_later: {
    schema: z.boolean().optional(),
    write: (annotation, { rule, contributors }) => rule !== null && contributors.earlier.includes(annotation),
  },
  /** Follows from the rest too, but a contradiction is told. */
  gold_origin: {
    schema: z.enum(['single', 'adjudicated']).nullable().optional(),
    cell: wordCell,
    write: (annotation, { rule, contributors }) =>
      rule ? originIn(contributors, annotation) : goldOrigin(annotation),
  },
  confirmed: kept('confirmed', count.default(0), {
    cell: or(numberCell, 0),
    sql: 'int',
    compared: true as const,
  }),
  changed: kept('changed', count.default(0), {
    cell: or(numberCell, 0),
    sql: 'int',
    compared: true as const,
  }),
  note: kept('note', z.string().max(10_000).default(''), {
    column: 'annotation_note',
    cell: textCell,
    sql: 'text',
    compared: true as const,
  }),
  flag: kept('flagReason', z.string().max(1_000).nullable().default(null), {
    cell: wordCell,
    sql: 'text',
    compared: true as const,
  }),
  active_ms: kept('activeMs', count.max(2_147_483_647).default(0), {
    cell: or(laterJsonCell, 0),
    sql: 'int',
    compared: true as const,
  }),
  created_at: {
    schema: time.optional(),
    cell: (cells, column) => ifThere(wordCell)(cells, column) ?? undefined,
    stored: 'createdAt',
    sql: 'timestamptz',
    write: ({ createdAt }) => createdAt,
  },
  submitted_at: {
    schema: time.nullable().optional(),
    cell: ifThere(wordCell),
    stored: 'submittedAt',
    sql: 'timestamptz',
    write: ({ submittedAt }) => submittedAt,
  },
  flips: {
    schema: z.array(flipSchema).max(100_000).default([]),
    cell: or(laterJsonCell, []),
    write: ({ flips }, { number }) => flips.map((flip) => flipRecord(flip, (id) => number(id)!)),
  },
} satisfies Record<string, NativeField<StoredAnnotation, Writing, keyof StoredAnnotation>>;
