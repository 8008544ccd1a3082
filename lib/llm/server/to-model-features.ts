import { z } from 'zod';
import { type ModelFeatures, RESPONSE_FORMATS } from '../features';

const schema = z.object({
  responseFormat: z.enum(RESPONSE_FORMATS),
  temperature: z.boolean(),
  seed: z.boolean(),
});

/** From a row of ModelFeatures. */
export const toModelFeatures = (row: unknown): ModelFeatures => schema.parse(row);
