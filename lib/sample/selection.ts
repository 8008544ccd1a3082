import { z } from 'zod';
import { sampleFilterSchema } from './query';

/** Samples named one by one, at most; whoever means more means a filter. */
export const MOST_NAMED = 10_000;

const ids = z.array(z.uuid()).max(MOST_NAMED);

/** Which samples an act on many is for: those named, or all that a filter finds but a few. */
export const sampleSelectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('some'), ids: ids.min(1) }),
  z.strictObject({ kind: z.literal('all'), filter: sampleFilterSchema, except: ids }),
]);
export type SampleSelection = z.infer<typeof sampleSelectionSchema>;
