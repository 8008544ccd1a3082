import { z } from 'zod';

/** What a person enters of a project. */
export const projectSchema = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(2_000).default(''),
});
export type ProjectFields = z.input<typeof projectSchema>;
