import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { reportAttemptSchema } from '@/lib/operation/report-view-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { faultSchema, importNoteSchema } from '../import/view-schema';
import { SAMPLE_FIELDS_KEPT } from './sample-differences';
import type { ComparedImport } from './view';

const count = z.number().int();

/** A label as one side has it; texts are cut. */
const comparedLabelSchema = z.object({
  fact: z.enum(VERDICTS).nullable(),
  logic: z.enum(VERDICTS).nullable(),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: z.array(
    z.object({ relation: z.enum(['supports', 'contradicts', 'not_found']), text: z.string() }),
  ),
  note: z.string(),
});

/** Where a row stands in the file; what an earlier version found out tells the line alone. */
const place = { line: count, record: count.optional() };

const labelChangeSchema = z.object({
  sample: z.string(),
  ...place,
  by: z.string(),
  /** Null for what is said of the answer as a whole. */
  segment: z.string().nullable(),
  /** What differs, as the native format calls it. */
  fields: z.array(z.string()),
  /** As it is in the project, and as the file has it. */
  was: comparedLabelSchema.nullable(),
  is: comparedLabelSchema.nullable(),
});

/** Annotations; those that are changed are refused, as are new ones in the same row. */
const judgeCountsSchema = z.object({ new: count, same: count, changed: count, refused: count });

const importComparisonSchema = z.object({
  rows: count,
  added: count,
  same: count,
  rejected: count,
  /** With other texts: refused. Told otherwise, or absent from the file: they stay as they are. */
  samples: z.object({ new: count, same: count, texts: count, differing: count, absent: count }),
  people: judgeCountsSchema,
  predictions: judgeCountsSchema,
  labels: z.object({ new: count, same: count, changed: count }),
  /** Annotations of the file's samples that it lacks: they stay. */
  absentAnnotations: count,
  judges: z.array(judgeCountsSchema.extend({ by: z.string() })),
  /** The first of so many. */
  changes: z.array(labelChangeSchema),
  changesTotal: count,
  texts: z.array(
    z.object({
      sample: z.string(),
      ...place,
      fields: z.array(z.enum(['question', 'reference', 'answer'])),
    }),
  ),
  differing: z.array(z.object({ sample: z.string(), fields: z.array(z.enum(SAMPLE_FIELDS_KEPT)) })),
  /** By their first reason, with the first row of each. */
  reasons: z.array(faultSchema.extend({ count, ...place })),
  rejects: z.array(faultSchema.extend(place)),
  notes: z.array(importNoteSchema),
});

/** What taking a waiting file over would do; null while it has not been found out. */
export const comparedImportSchema = z.object({
  figures: importComparisonSchema.nullable(),
  madeAt: z.iso.datetime().nullable(),
  attempt: reportAttemptSchema.nullable(),
}) satisfies z.ZodType<ComparedImport>;
