import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import type { Clause } from './clause';

export const clauseSchema: z.ZodType<Clause> = z.object({
  id: storableText.min(1).max(40),
  title: storableText,
  text: storableText,
  level: z.number().int().min(1),
});

export const citationSchema = z.object({
  version: z.number().int().min(1),
  id: storableText.min(1).max(40),
  title: storableText.max(300),
});
