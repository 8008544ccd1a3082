import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';

/**
 * Rounds in which some of the samples may be honeypots just now. Of all their samples an annotator is shown nothing by which
 * one could be told from another: showing it of some and not of others would tell them too.
 */
export const WITH_HONEYPOTS = { state: 'open', honeypotShare: { gt: 0 } } satisfies Prisma.RoundWhereInput;

/** The projects where the actor annotates, and may be given honeypots, just now. */
export const triesIn = ({ userId, role }: Actor): Prisma.ProjectWhereInput =>
  role === 'owner' || userId === null
    ? { id: { in: [] } }
    : { members: { some: { userId, role: 'annotator' } }, rounds: { some: WITH_HONEYPOTS } };
