import { z } from 'zod';
import type { Range } from './statistics/span-overlap';

/** Half open, UTF-16 code units. */
export const rangeSchema = z.tuple([z.number(), z.number()]).readonly() satisfies z.ZodType<Range>;
