import { z } from 'zod';
import { sampleDetailSchema } from '@/lib/annotation/sample-view-schema';

/** Everything known of one sample, with the annotations that a later one of the same person has replaced. */
export const knownSampleSchema = sampleDetailSchema.extend({
  /** Numbers of their rounds by id. */
  earlier: z.record(z.string(), z.number()),
});
