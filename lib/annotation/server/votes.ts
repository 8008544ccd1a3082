import { Prisma } from '@/generated/prisma/client';

/** The condition on Annotation `a` that it can vote for gold: submitted by a person, in a round that counts, and no honeypot. */
export const VOTES = Prisma.sql`a.source = 'annotator' AND a.state = 'submitted' AND NOT EXISTS (
  SELECT FROM "Round" r LEFT JOIN "RoundSample" q ON q."roundId" = r.id AND q."sampleId" = a."sampleId"
  WHERE r.id = a."roundId" AND (NOT r.counts OR q.honeypot))`;

/**
 * The annotations that vote on these samples: of each person the one submitted last of those that can, in whatever round; of two at
 * once the one with the greater id; by the millisecond, as files have it. Gold (`castOf` over files) and agreement take the same.
 */
export const votesOn = (sampleIds: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (a."sampleId", a."authorId") a.* FROM "Annotation" a
  WHERE a."sampleId" = ANY (${sampleIds}::uuid[]) AND a."authorId" IS NOT NULL AND ${VOTES}
  ORDER BY a."sampleId", a."authorId", date_trunc('milliseconds', a."submittedAt") DESC NULLS LAST, a.id DESC`;
