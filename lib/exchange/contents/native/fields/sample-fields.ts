import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { pedigreeSchema } from '@/lib/construction/pedigree';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { LIMITS } from '../../../parse/limits';
import { goldRecord } from '../../gold/gold-record';
import { PEDIGREE_TYPE } from '../../nested-types';
import type { StoredSample } from '../../stored';
import {
  commentFileSchema,
  commentRecord,
  knownUseRecordSchema,
  placeRecord,
  placeSchema,
  queuedSchema,
  time,
} from '../related-records';
import { NATIVE_FORMAT, NATIVE_FORMATS } from '../version';
import { jsonCell, laterJsonCell, or, textCell, wordCell } from './cell';
import { type NativeField, keptOf, schemasOf, writerOf } from './field';
import { plainFormat } from './safe-formats';
import { SEGMENT_FIELDS } from './segment-fields';
import type { Writing } from './writing';

const kept = keptOf<StoredSample>();
const orNone = (name: string | null): string | null => name || null;
const pastSegment = z.strictObject(schemasOf(SEGMENT_FIELDS));
const writePast = writerOf<StoredSample['past'][number], Writing>()(SEGMENT_FIELDS);

/** Fields of a sample beside its annotations. */
export const SAMPLE_FIELDS = {
  format: {
    schema: z.enum(NATIVE_FORMATS),
    cell: (cells, column) => plainFormat(cells.text(column)),
    write: () => NATIVE_FORMAT,
  },
  record: { schema: z.literal('sample').default('sample'), write: () => 'sample' as const },
  id: {
    schema: z.string().min(1).max(LIMITS.id).optional(),
    cell: textCell,
    write: ({ externalId }) => externalId,
  },
  question: kept('question', z.string().max(LIMITS.question), { cell: textCell }),
  reference: kept('reference', z.string().max(LIMITS.reference), { column: 'ref', cell: textCell }),
  answer: kept('answer', z.string().max(LIMITS.answer), { cell: textCell }),
  language: {
    schema: z.string().min(1).max(LIMITS.language).optional(),
    cell: textCell,
    write: ({ language }) => language,
  },
  /** An empty name is none: tables could not tell the two apart. */
  generator: {
    ...kept('generator', z.string().max(LIMITS.generator).nullable().default(null).transform(orNone), {
      cell: wordCell,
    }),
    write: ({ generator }) => orNone(generator),
  },
  label: kept('coarseLabel', z.enum(VERDICTS).nullable().default(null), {
    column: 'sample_label',
    cell: wordCell,
  }),
  error_type: kept('coarseType', z.enum(ERROR_TYPES).nullable().default(null), {
    column: 'sample_error_type',
    cell: wordCell,
  }),
  metadata: kept('metadata', z.record(z.string(), z.unknown()).default({}), { cell: or(jsonCell, {}) }),
  /** How it was made of another sample of the project. */
  pedigree: kept('pedigree', pedigreeSchema.nullable().default(null), {
    cell: or(laterJsonCell, null),
    nested: PEDIGREE_TYPE,
  }),
  withdrawn_at: kept('withdrawnAt', time.nullable().default(null), { cell: wordCell }),
  withdrawn_reason: kept('withdrawnReason', z.string().max(1_000).nullable().default(null), {
    cell: wordCell,
  }),
  /** Follows from the annotations and the project's rule. */
  gold: {
    schema: z.unknown().optional(),
    write: (_, writing) => writing.rule && writing.gold && goldRecord(writing.gold, writing.rule, writing),
  },
  past_segments: {
    schema: z.array(pastSegment).max(10_000).default([]),
    cell: or(jsonCell, []),
    write: ({ past }, writing) => past.map((segment) => writePast(segment, writing)),
  },
  known_use: kept('knownUse', knownUseRecordSchema.nullable().default(null), {
    cell: laterJsonCell,
    nested: { struct: { honeypot: 'string', training: 'string' } },
  }),
  rounds: kept('queued', z.array(queuedSchema).max(1_000).nullable().default(null), { cell: laterJsonCell }),
  places: {
    schema: z.array(placeSchema).max(10_000).default([]),
    cell: or(laterJsonCell, []),
    stored: 'places',
    write: ({ places = [] }) => places.map(placeRecord),
  },
  comments: {
    schema: z.array(commentFileSchema).max(10_000).default([]),
    cell: or(laterJsonCell, []),
    stored: 'comments',
    write: ({ comments = [] }, { number }) => comments.map((comment) => commentRecord(comment, number)),
  },
} satisfies Record<string, NativeField<StoredSample, Writing, keyof StoredSample>>;
