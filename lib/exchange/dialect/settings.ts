import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { COLUMN_LENGTH } from '../parse/columns';
import { pathMappingSchema } from '../paths/path-mapping';

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
export const FORMATS = [...TEXT_FORMATS, 'xlsx', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];
/** Whether its rows are rows of cells under the names of columns. */
export const isTable = (format: Format): boolean => format === 'table' || !isTextFormat(format);
/** Whether it is read as text from its beginning on. */
export const isTextFormat = (format: Format): format is TextFormat =>
  TEXT_FORMATS.some((text) => text === format);

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTES = ['"', "'", ''] as const;
/** "lf" ends a row at LF and CRLF, "cr" at a lone CR too (old Macintosh files). */
const NEWLINES = ['lf', 'cr'] as const;

/** Longer names of sheets are cut; spreadsheet programs take 31 characters. */
export const SHEET_NAME_LENGTH = 300;
const sheetName = storableText.max(SHEET_NAME_LENGTH);

/** As long as the names in an archive may be. */
const entryName = storableText.max(512);

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

const presetId = storableText.max(60);

/** What holds for every row of a file: whose labels these are, which model answered, what the label of all rows is. */
export const TOLD_FIELDS = ['author', 'generator', 'label'] as const;
export type ToldField = (typeof TOLD_FIELDS)[number];
export const toldSchema = z
  .object({
    author: storableText.min(1).max(300),
    generator: storableText.min(1).max(300),
    label: z.enum(['consistent', 'inconsistent']),
  })
  .partial();
export type ToldOfFile = z.infer<typeof toldSchema>;

/** How one file is read; detected first, then changed by hand where the guess was wrong. */
export const settingsSchema = z.object({
  format: z.enum(FORMATS),
  encoding: z.enum(ENCODINGS),
  dialect: dialectSchema,
  /** Of a spreadsheet file: the name of the sheet that is read, and of all that can be. */
  sheet: sheetName.optional(),
  sheets: z.array(sheetName).optional(),
  /** Of an archive: its kind; of a zip, the name of the file that is read, and of all that can be. */
  packed: z.enum(['gzip', 'zip']).optional(),
  entry: entryName.optional(),
  entries: z.array(entryName).optional(),
  /** False when the first row is data already: the columns are then called "column 1", "column 2", ... */
  header: z.boolean(),
  /** Names of the columns, made unique, in the order of the file. */
  columns: z.array(storableText).max(MOST_COLUMNS),
  mapping: mappingSchema,
  /** The person said that there is no question in this file: it stays empty. */
  noQuestion: z.boolean(),
  /** What 1, true and yes say of the answer in the label column. */
  oneMeans: z.enum(['consistent', 'inconsistent']),
  /** Id of the kind of file that it is (presets/registry.ts): what its rows mean, and whether labels come with them. */
  preset: presetId,
  /** Of a kind of file that is read by paths: where its fields stand. */
  paths: pathMappingSchema.optional(),
  /** Of a kind of file whose rows need those of another one: the id of that file's upload. */
  second: storableText.max(100).optional(),
  /** What a person says of the whole file where neither it nor its name does. */
  told: toldSchema.optional(),
  /** Asked for with the start: a run of the offline engine once the samples are there; gone when it has been started. */
  prefill: z.boolean().optional(),
});
export type ImportSettings = z.infer<typeof settingsSchema>;

/** Settings as the database holds them; those of earlier versions say by `exact` whether a file is in the native format. */
export function parseSettings(stored: unknown): ImportSettings {
  const { exact, ...settings } = (stored ?? {}) as { exact?: boolean };
  return settingsSchema.parse({ preset: exact ? 'native' : 'by-name', ...settings });
}

/** What the person can change; the columns follow from the rest. No file becomes one of another kind of bytes. */
export const settingsChangeSchema = settingsSchema
  .omit({ columns: true, sheets: true, packed: true, entries: true, prefill: true })
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
