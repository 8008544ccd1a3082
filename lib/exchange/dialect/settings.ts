import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { COLUMN_LENGTH } from '../parse/columns';

/** What a column of a file can be for a sample; every other column is kept as metadata. */
export const FIELDS = [
  'question',
  'reference',
  'answer',
  'id',
  'generator',
  'language',
  'label',
  'errorType',
] as const;
export type MappedField = (typeof FIELDS)[number];
/** Without a column for these a file cannot be taken over. */
export const REQUIRED_FIELDS = ['question', 'reference', 'answer'] as const satisfies readonly MappedField[];

/** "table" is CSV, TSV and their kin: one dialect setting tells them apart. */
export const TEXT_FORMATS = ['table', 'json', 'jsonl'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];
export const FORMATS = [...TEXT_FORMATS, 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];
/** Whether its rows are rows of cells under the names of columns. */
export const isTable = (format: Format): boolean => format === 'table' || format === 'xlsx';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTES = ['"', "'", ''] as const;
/** "lf" ends a row at LF and CRLF, "cr" at a lone CR too (old Macintosh files). */
const NEWLINES = ['lf', 'cr'] as const;

/** Longer names of sheets are cut; spreadsheet programs take 31 characters. */
export const SHEET_NAME_LENGTH = 300;
const sheetName = storableText.max(SHEET_NAME_LENGTH);

/** More columns than these are a wrong delimiter, not a table of samples. */
export const MOST_COLUMNS = 2_000;

const dialectSchema = z.object({
  delimiter: storableText.length(1),
  quote: z.enum(QUOTES),
  newline: z.enum(NEWLINES),
});
export type Dialect = z.infer<typeof dialectSchema>;

const column = storableText.max(COLUMN_LENGTH).nullable();
const mappingSchema = z.object({
  question: column,
  reference: column,
  answer: column,
  id: column,
  generator: column,
  language: column,
  label: column,
  errorType: column,
});
export type Mapping = z.infer<typeof mappingSchema>;

/** How one file is read; detected first, then changed by hand where the guess was wrong. */
export const settingsSchema = z.object({
  format: z.enum(FORMATS),
  encoding: z.enum(ENCODINGS),
  dialect: dialectSchema,
  /** Of a spreadsheet file: the name of the sheet that is read, and of all that can be. */
  sheet: sheetName.optional(),
  sheets: z.array(sheetName).optional(),
  /** False when the first row is data already: the columns are then called "column 1", "column 2", ... */
  header: z.boolean(),
  /** Names of the columns, made unique, in the order of the file. */
  columns: z.array(storableText).max(MOST_COLUMNS),
  mapping: mappingSchema,
  /** The person said that there is no question in this file: it stays empty. */
  noQuestion: z.boolean(),
  /** What 1, true and yes say of the answer in the label column. */
  oneMeans: z.enum(['consistent', 'inconsistent']),
  /** The file is an export in the native format: annotations, segments and labels come with it and no mapping is asked. */
  exact: z.boolean(),
  /** Asked for with the start: a run of the offline engine once the samples are there; gone when it has been started. */
  prefill: z.boolean().optional(),
});
export type ImportSettings = z.infer<typeof settingsSchema>;

/** What the person can change; the columns follow from the rest. No text file becomes a spreadsheet file. */
export const settingsChangeSchema = settingsSchema
  .omit({ columns: true, sheets: true, prefill: true })
  .extend({ format: z.enum(TEXT_FORMATS) })
  .partial();
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const NO_MAPPING: Mapping = {
  question: null,
  reference: null,
  answer: null,
  id: null,
  generator: null,
  language: null,
  label: null,
  errorType: null,
};

/** The required fields that no column stands for: what the mapping screen must ask for. */
export function missingFields(settings: ImportSettings): MappedField[] {
  if (settings.exact) return [];
  return REQUIRED_FIELDS.filter((field) => {
    const chosen = settings.mapping[field];
    if (field === 'question' && settings.noQuestion) return false;
    return chosen === null || (settings.columns.length > 0 && !settings.columns.includes(chosen));
  });
}
