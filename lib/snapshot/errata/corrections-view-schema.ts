import { z } from 'zod';
import { pageNumber } from '@/lib/sample/query-params';
import { sampleChangeSchema } from '../comparison-view-schema';

export const CORRECTIONS_A_PAGE = 50;

/** Which page of them is asked for. */
export const correctionsQuerySchema = z.object({
  page: pageNumber,
});

/** Samples whose released verdict, or a segment's, was corrected: what was released before, what is gold after. */
export const correctionsSchema = z.object({
  number: z.number().int(),
  total: z.number().int(),
  samples: z.array(sampleChangeSchema),
});
export type Corrections = z.output<typeof correctionsSchema>;
