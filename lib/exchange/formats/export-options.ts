import { z } from 'zod';
import { CONTENT_IDS } from '../contents/registry';
import { EXPORT_FORMAT_IDS } from './registry';

const flag = z.stringbool().default(false);
export const WHICH_ANNOTATIONS = ['all', 'people', 'gold'] as const;

/** What goes into an export; as search parameters of its address and as options of the command. */
export const exportSchema = z.object({
  /** What the rows are. */
  content: z.enum(CONTENT_IDS).default(CONTENT_IDS[0]),
  /** How they are written. */
  format: z.enum(EXPORT_FORMAT_IDS).default(EXPORT_FORMAT_IDS[0]),
  /** "all" annotations, those of "people", or only what is "gold": submitted by people. */
  annotations: z.enum(WHICH_ANNOTATIONS).default('all'),
  withdrawn: flag,
  /** "annotator_1" in place of names. A reader's files never hold names, whatever this says; others' do unless it is set. */
  pseudonyms: z.stringbool().optional(),
});
export type ExportOptions = z.infer<typeof exportSchema>;
