import { z } from 'zod';
import { PROJECT_ROLES } from './access';

export const projectRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  archived: z.boolean(),
  isSample: z.boolean(),
  role: z.enum(PROJECT_ROLES).nullable(),
  mayAnnotate: z.boolean(),
  mayLead: z.boolean(),
});

export const touchedSchema = z.object({ projects: z.number(), annotations: z.number(), claims: z.number() });

export const projectAccessSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for an owner of the studio who is no member. */
  role: z.enum(PROJECT_ROLES).nullable(),
  archived: z.boolean(),
});
