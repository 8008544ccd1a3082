import type { Actor } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';

/**
 * Who may do an operation. What is about a project names a capability of `project/access.ts`, which the verb asks in its
 * `where`; the access test asks each operation as each role and compares.
 */
export const ACCESS = [
  'anyone',
  'user',
  'owner',
  'project.create',
  'project.read',
  'project.annotate',
  'project.lead',
  /** The author of the annotation, and the project's leads. */
  'annotation.read',
  'annotation.author',
  'annotation.lead',
  'comment.author',
  /** A lead of the project that it goes to; to others it is not there. */
  'import.lead',
] as const;
export type Access = (typeof ACCESS)[number];

/** Refuses whoever may not do such an operation anywhere. Fails with `unauthenticated` or `forbidden`. */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'anyone') return;
  if (actor.userId === null && actor.role !== 'owner') fail({ code: 'unauthenticated' });
  if (access === 'owner' && actor.role !== 'owner') fail({ code: 'forbidden' });
}
