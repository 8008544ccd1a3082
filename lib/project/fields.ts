import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** Line breaks and other control characters: a name is one line wherever it is listed. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** What a person enters of a project. */
export const projectSchema = z.object({
  name: storableText
    .overwrite((name) => name.replace(BREAKS, ' '))
    .trim()
    .min(1)
    .max(120),
  description: storableText.trim().max(2_000).default(''),
});
export type ProjectFields = z.input<typeof projectSchema>;
