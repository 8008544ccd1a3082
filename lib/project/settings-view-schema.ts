import { z } from 'zod';
import { PROJECT_ROLES } from './access';
import { dateTime } from '@/lib/operation/date-time';
import { tokenRowSchema } from '@/lib/auth/token/view-schema';
import { exposureSettingsSchema } from './exposure-policy';

export const projectSettingsSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.number(),
  archived: z.boolean(),
  members: z.array(
    z.object({ userId: z.string(), name: z.string(), email: z.string(), role: z.enum(PROJECT_ROLES) }),
  ),
  /** Open ones, the latest first. */
  invitations: z.array(
    z.object({
      id: z.string(),
      role: z.enum(PROJECT_ROLES),
      expiresAt: dateTime,
      remark: z.string().nullable(),
    }),
  ),
  /** What people see of a judge, and how many drafts people have opened, which a change would leave as they are. */
  exposure: exposureSettingsSchema.required().extend(z.object({ drafts: z.number() }).shape),
  /** Names of the owners, who may delete it, for whoever may not; null for an owner. */
  deletedBy: z.array(z.string()).nullable(),
  /** What deleting it would remove. */
  holds: z.object({
    samples: z.number(),
    annotations: z.number(),
    members: z.number(),
    runs: z.number(),
    imports: z.number(),
  }),
});

/** An API token for one project alone, as its leads see it. */
export const projectTokenRowSchema = tokenRowSchema.extend({
  person: z.object({ id: z.string(), name: z.string() }),
});
