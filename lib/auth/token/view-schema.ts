import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { SCOPES } from '@/lib/operation/scope';

export const tokenRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How its secret begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The one project that it opens; null: all that its person is in. */
  project: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: dateTime,
  expiresAt: dateTime,
  /** To a minute; null while it has never been used. */
  lastUsedAt: dateTime.nullable(),
});

/** What is told of a new token, once. */
export const newTokenViewSchema = z.object({
  id: z.uuid(),
  /** What programs send; nobody can read it again. */
  secret: z.string(),
  expiresAt: dateTime,
});
