import { z } from 'zod';
import { ACTOR_KINDS } from '../actors';
import { AUDIT_ACTIONS } from '../actions';
import { OBJECT_NAMES } from '@/lib/errors';

/** Who acted. */
export const auditLogActorSchema = z.object({
  /** Null: of version 0.1, which kept nobody's kind, and by nobody with an account. */
  kind: z.enum(ACTOR_KINDS).nullable(),
  /** The person, who has no name when they are no longer there; null where nobody has an account. */
  person: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** Which job or which token it was. */
  via: z.string().nullable(),
});

/** A value as the audit log shows it: lists and objects as JSON. */
export const shownSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One field from one version to the next; null is "not there" or "nothing". */
export const fieldChangeSchema = z.object({ field: z.string(), from: shownSchema, to: shownSchema });

/** One row of the audit log. */
export const auditLogRowSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: auditLogActorSchema,
  action: z.enum(AUDIT_ACTIONS),
  object: z.object({ type: z.enum(OBJECT_NAMES), id: z.string() }),
  /** The person that was acted on, where the object is one. */
  subject: z.string().nullable(),
  sample: z.object({ id: z.string(), externalId: z.string() }).nullable(),
  changes: z.array(fieldChangeSchema),
});

export const auditLogPageSchema = z.object({
  /** Newest first. */
  rows: z.array(auditLogRowSchema),
  /** Whether there are rows before the last one and after the first one. */
  older: z.boolean(),
  newer: z.boolean(),
});

/** What there is to filter by: who has acted. */
export const auditLogFacetsSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
