import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** Where a page of samples begins and how long it is; a query's texts are read as what they stand for. */
export const sampleCursorSchema = z.object({
  /** `next` of the page before; without it the first page. */
  cursor: storableText
    .regex(/^\d{1,9}$/)
    .default('0')
    .transform(Number),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** Withdrawn samples too. */
  withdrawn: z.stringbool().default(false),
});
export type SampleCursor = z.output<typeof sampleCursorSchema>;
