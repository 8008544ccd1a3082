import { Prisma } from '@/generated/prisma/client';

/**
 * Place `k` of a person is why they are not to be given the sample of RoundSample `q` again: they have submitted it in another
 * round that counts, and the round of `q` does not repeat such. An index answers it.
 */
export const REPEATED = Prisma.sql`(k.state = 'submitted' AND k."roundId" <> q."roundId" AND EXISTS (
  SELECT FROM "Round" other, "Round" own
  WHERE other.id = k."roundId" AND other.counts AND own.id = q."roundId" AND NOT own.repeats))`;

/** Place `k` keeps the sample of RoundSample `q` from being offered to its person: they had it in this round, or it would repeat. */
export const BARRED = Prisma.sql`(k."roundId" = q."roundId" OR ${REPEATED})`;
