import { z } from 'zod';

export const EXPORT_FORMATS = ['csv', 'csv-safe', 'jsonl', 'gold', 'gold-safe'] as const;

const flag = z.stringbool().default(false);
/** What goes into an export; as search parameters of its address and as options of the command. */
export const exportSchema = z.object({
  format: z.enum(EXPORT_FORMATS).default('jsonl'),
  /** "all" readings, those of "people", or only what is "gold": submitted by people. */
  annotations: z.enum(['all', 'people', 'gold']).default('all'),
  withdrawn: flag,
  /** "annotator_1" in place of names. A reader's files never hold names, whatever this says; others' do unless it is set. */
  pseudonyms: z.stringbool().optional(),
});
export type ExportOptions = z.infer<typeof exportSchema>;
export const FILE_ENDING = {
  csv: 'csv',
  'csv-safe': 'spreadsheet-safe.csv',
  jsonl: 'jsonl',
  gold: 'gold.csv',
  'gold-safe': 'gold.spreadsheet-safe.csv',
} as const;
