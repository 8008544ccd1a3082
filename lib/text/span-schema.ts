import { z } from 'zod';
import type { Span } from './offsets';

/** A span of ours on its way out: [start, end) in UTF-16 code units. */
export const spanSchema = z.tuple([z.int(), z.int()]) as unknown as z.ZodType<Span, Span>;
