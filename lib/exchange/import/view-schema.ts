import { z } from 'zod';
import { ISSUE_CODES } from '@/lib/errors';
import type { ContentPreview, ImportState, ImportView, Inspection, PathsPreview, PreviewRow } from './view';
import { IMPORT_NOTES, type ImportNote } from './import-notes';
import { REJECT_REASONS, type Fault } from '../parse/reject';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { ROUND_KINDS } from '@/lib/round/round';
import { FIELDS, settingsSchema, TOLD_FIELDS, toldSchema } from '../dialect/settings';
import { OFFSET_UNITS } from '../convert/offset-unit';

const importStateSchema = z.enum([
  'uploading',
  'ready',
  'queued',
  'running',
  'done',
  'cancelled',
  'failed',
  'expired',
]) satisfies z.ZodType<ImportState>;

export const importNoteSchema = z.object({
  code: z.enum(IMPORT_NOTES),
  /** What it is about, as the file calls it: numbers of rounds or guidelines, ids of samples, names of settings. */
  about: z.array(z.string()),
  /** How often; `about` names the first ones. */
  count: z.number(),
}) satisfies z.ZodType<ImportNote>;

/** An import as screens and scripts see it. */
export const importViewSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** How many bytes have arrived, and how many there will be; null where the sender did not say. */
  bytes: z.number(),
  size: z.number().nullable(),
  /** When the file itself was last changed, in milliseconds, as its sender says. */
  modified: z.number().nullable(),
  state: importStateSchema,
  rows: z.number(),
  added: z.number(),
  same: z.number(),
  rejected: z.number(),
  notes: z.array(importNoteSchema),
  /** Of an import that has failed: what is wrong with the file, where that is why. */
  issues: z.array(z.object({ path: z.string(), code: z.enum(ISSUE_CODES) })),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
}) satisfies z.ZodType<ImportView>;

export const faultSchema = z.object({
  reason: z.enum(REJECT_REASONS),
  /** The column it is about; null for the row as a whole. */
  column: z.string().nullable(),
  /** What the words need: "expected", "found", "line", "limit", "path". */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
}) satisfies z.ZodType<Fault>;

const previewRowSchema = z.object({
  line: z.number(),
  /** Its number among the rows of the file, from 1. */
  position: z.number(),
  /** Texts cut for the screen; null for a row that will be rejected. */
  sample: z
    .object({
      question: z.string(),
      reference: z.string(),
      answer: z.string(),
      id: z.string(),
      language: z.string(),
      label: z.enum(VERDICTS).nullable(),
      /** Those that come with it; null where the file holds samples alone. */
      annotations: z
        .array(
          z.object({ by: z.string(), draft: z.boolean(), segments: z.number(), inconsistent: z.number() }),
        )
        .nullable(),
    })
    .nullable(),
  reason: z.enum(REJECT_REASONS).nullable(),
  column: z.string().nullable(),
  detail: faultSchema.shape.detail,
  /** The row as the file has it, cut for the screen: one text for each of the first columns. */
  cells: z.array(z.string()),
}) satisfies z.ZodType<PreviewRow>;

/** What a file in the native format says of the whole project, and whether this one takes it all over. */
const contentPreviewSchema = z.object({
  settings: z.boolean(),
  people: z.number(),
  guidelines: z.number(),
  rounds: z.array(z.object({ number: z.number(), kind: z.enum(ROUND_KINDS), name: z.string() })),
  /** Nothing is in the project yet, so that settings, guidelines and rounds become the file's. */
  fresh: z.boolean(),
}) satisfies z.ZodType<ContentPreview>;

/** How the rows of another tool's file become samples and labels. */
const conversionSchema = z.object({
  unit: z.enum(OFFSET_UNITS).nullable(),
  second: z
    .object({ name: z.string(), rows: z.number(), found: z.number(), fileName: z.string().nullable() })
    .nullable(),
  asks: z.array(z.enum(TOLD_FIELDS)),
  told: toldSchema,
  open: z.array(z.enum(TOLD_FIELDS)),
});

/** The paths of a file's first records, each with its first value and in how many of them it is; `own`: those of the mapping beside them. */
const listedPath = z.object({ path: z.string(), sample: z.string(), found: z.number(), text: z.boolean() });
const pathsPreviewSchema = z.object({
  records: z.number(),
  listed: z.array(listedPath),
  own: z.array(listedPath),
}) satisfies z.ZodType<PathsPreview>;

/** The first rows as they will be, and what still stands in the way. */
export const inspectionSchema = z.object({
  import: importViewSchema,
  settings: settingsSchema,
  /** Required fields without a column. */
  missing: z.array(z.enum(FIELDS)),
  preview: z.array(previewRowSchema),
  /** The file has no row at all, so that there is nothing to import. */
  empty: z.boolean(),
  content: contentPreviewSchema.nullable(),
  presets: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  conversion: conversionSchema.nullable(),
  /** What does not carry over as the file has it, as far as its first bytes tell. */
  notes: z.array(importNoteSchema),
  paths: pathsPreviewSchema.nullable(),
}) satisfies z.ZodType<Inspection>;
