import { z } from 'zod';
import type { TextRange } from './statistics/span-overlap';

/** Half open, UTF-16 code units. */
export const rangeSchema = z.tuple([z.number(), z.number()]).readonly() satisfies z.ZodType<TextRange>;
