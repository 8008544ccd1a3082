import { type Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';

export const PROJECT_ROLES = ['lead', 'annotator', 'reader'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];

/** What a role may do in its project. The owner of the instance may do everything everywhere. */
const CAPABILITIES = {
  /** See samples, annotations and figures; take exports. */
  read: ['lead', 'annotator', 'reader'],
  /** Claim samples and label them. */
  annotate: ['lead', 'annotator'],
  /** Import, run methods, withdraw samples, invite people, change the project. */
  lead: ['lead'],
} as const satisfies Record<string, readonly ProjectRole[]>;
export type Capability = keyof typeof CAPABILITIES;

export function can(actor: Actor, role: ProjectRole | null, capability: Capability): boolean {
  if (actor.role === 'owner') return true;
  const allowed: readonly ProjectRole[] = CAPABILITIES[capability];
  return role !== null && allowed.includes(role);
}

/** Reads and does nothing else: their files hold no names. */
export const readsOnly = (actor: Actor, role: ProjectRole | null): boolean =>
  role === 'reader' && actor.role !== 'owner';

/** The rule as a condition on Project, to be built into every `where`: a foreign id is simply not found. */
export function visibleTo(actor: Actor, capability: Capability = 'read'): Prisma.ProjectWhereInput {
  if (actor.role === 'owner') return {};
  return { members: { some: { userId: actor.userId ?? '', role: { in: [...CAPABILITIES[capability]] } } } };
}
