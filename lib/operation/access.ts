import type { Actor } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { allows, type TokenScope } from './scope';

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
  'project.figures',
  /** Owners alone; to outsiders the project is not there. */
  'project.delete',
  /** The author of the annotation, and the project's leads. */
  'annotation.read',
  'annotation.author',
  'annotation.lead',
  'comment.author',
  /** A lead of the project that it goes to; to others it is not there. */
  'import.lead',
] as const;
export type Access = (typeof ACCESS)[number];

/**
 * Refuses a person whose role never allows this operation, and a token without its scope. Fails with `unauthenticated`
 * or `forbidden`.
 */
export function requireAccess(
  actor: Actor,
  { access, scope }: { access: Access; scope: TokenScope | null },
): void {
  if (actor.kind === 'token' && !allows(actor.scopes, scope)) fail({ code: 'forbidden', scope });
  if (access === 'anyone') return;
  if (actor.userId === null && actor.role !== 'owner') fail({ code: 'unauthenticated' });
  if (access === 'owner' && actor.role !== 'owner') fail({ code: 'forbidden' });
}
