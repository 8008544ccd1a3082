import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** What a person enters of a project. */
export const projectSchema = z.object({
  name: storableText.trim().min(1).max(120),
  description: storableText.trim().max(2_000).default(''),
});
export type ProjectFields = z.input<typeof projectSchema>;
