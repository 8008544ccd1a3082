import { z } from 'zod';
import { trailQuerySchema } from './query';

export const TRAIL_FORMATS = ['csv', 'jsonl'] as const;

/** Which rows of the trail go into a file, and how it is written; as search parameters of its address. */
export const trailExportSchema = trailQuerySchema
  .omit({ before: true, after: true, size: true })
  .extend({ format: z.enum(TRAIL_FORMATS).default('jsonl') });
export type TrailExportOptions = z.infer<typeof trailExportSchema>;
