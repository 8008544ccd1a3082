import { z } from 'zod';
import type { Clause } from './clause';

export const clauseSchema: z.ZodType<Clause> = z.object({
  id: z.string().min(1).max(40),
  title: z.string(),
  text: z.string(),
  level: z.number().int().min(1),
});

export const citationSchema = z.object({
  version: z.number().int().min(1),
  id: z.string().min(1).max(40),
  title: z.string().max(300),
});
