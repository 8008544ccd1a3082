import { z } from 'zod';
import { CAPABILITY_NAMES, PROJECT_ROLES } from './access';

/** What one may do in a project: `project/access.ts` says it. */
const projectMaySchema = z.object({
  /** Whose pages one may open, in an archived project too. */
  open: z.array(z.enum(CAPABILITY_NAMES)),
  annotate: z.boolean(),
  lead: z.boolean(),
  /** Take files that name people. */
  names: z.boolean(),
});

export const projectRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  archived: z.boolean(),
  isSample: z.boolean(),
  role: z.enum(PROJECT_ROLES).nullable(),
  may: projectMaySchema,
});

export const touchedSchema = z.object({ projects: z.number(), annotations: z.number(), claims: z.number() });

export const projectAccessSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for an owner of the studio who is no member. */
  role: z.enum(PROJECT_ROLES).nullable(),
  archived: z.boolean(),
  may: projectMaySchema,
});
