import type { z } from 'zod';
import type { sampleTextsSchema } from './view-schema';
/** A sample's texts, and what they are called by. */
export type SampleTexts = z.infer<typeof sampleTextsSchema>;
