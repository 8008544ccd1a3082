import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/auth/ctx';

/**
 * Rounds in which some samples may be honeypots now. Annotators see nothing of any of their samples that could identify
 * a honeypot: hiding it only for some samples would give those away.
 */
export const WITH_HONEYPOTS = { state: 'open', honeypotShare: { gt: 0 } } satisfies Prisma.RoundWhereInput;

/** The projects where the actor annotates, and sees of people's work their own alone. */
export const annotatesIn = ({ userId, role }: Actor): Prisma.ProjectWhereInput =>
  role === 'owner' || userId === null
    ? { id: { in: [] } }
    : { members: { some: { userId, role: 'annotator' } } };

/** Those of them where they may be given honeypots just now. */
export const triesIn = (actor: Actor): Prisma.ProjectWhereInput => ({
  ...annotatesIn(actor),
  rounds: { some: WITH_HONEYPOTS },
});
