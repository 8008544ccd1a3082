import { type Prisma } from '@/generated/prisma/client';
import { type Actor, onlyProject } from '@/lib/auth/ctx';

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
  /** See everybody's agreement, and how far the pre-fill moved the labels; an annotator, whom it could move, only their own. */
  figures: ['lead', 'reader'],
  /** Delete the project with all in it, or a snapshot: owners of the instance alone. */
  delete: [],
} as const satisfies Record<string, readonly ProjectRole[]>;
export type Capability = keyof typeof CAPABILITIES;
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as Capability[];

export function can(actor: Actor, role: ProjectRole | null, capability: Capability): boolean {
  if (actor.role === 'owner') return true;
  const allowed: readonly ProjectRole[] = CAPABILITIES[capability];
  return role !== null && allowed.includes(role);
}

/** A person's capabilities in a project; sent to the browser, so that buttons and the server never disagree. */
export interface ProjectMay {
  /** Whose pages they may open: those that need one of these. In an archived project too. */
  open: Capability[];
  /** Claim samples, label them and comment. */
  annotate: boolean;
  /** All that leads change. */
  lead: boolean;
  /** Take files that name people: not those who only read. */
  names: boolean;
}

export function mayIn(
  actor: Actor,
  { role, archived }: { role: ProjectRole | null; archived: boolean },
): ProjectMay {
  const open = CAPABILITY_NAMES.filter((capability) => can(actor, role, capability));
  const change = (capability: Capability) => !archived && open.includes(capability);
  const names = open.includes('annotate');
  return { open, annotate: change('annotate'), lead: change('lead'), names };
}

/** The access rule as a condition on Project, for every `where`: a foreign id is simply not found. A token of one project sees that one alone. */
export function visibleTo(actor: Actor, capability: Capability = 'read'): Prisma.ProjectWhereInput {
  if (actor.role === 'owner') return {};
  const only = onlyProject(actor);
  return {
    members: { some: { userId: actor.userId ?? '', role: { in: [...CAPABILITIES[capability]] } } },
    ...(only !== null && { AND: { id: only } }),
  };
}
