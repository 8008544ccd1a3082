import type { Actor } from '@/lib/auth/ctx';
import type { ProjectRole } from '@/lib/project/access';
import type { Visibility } from './sample-filter';

/** An annotator sees no other person's labels, so that their own stay their own; everybody else sees all. */
export function visibilityOf(actor: Actor, role: ProjectRole | null): Visibility {
  return role === 'annotator' && actor.role !== 'owner' ? { userId: actor.userId ?? '' } : { all: true };
}
