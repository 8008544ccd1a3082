import { Prisma } from '@/generated/prisma/client';
import { countedRow } from '@/lib/progress/server/counted';

/** The condition on Annotation `a` that it can vote for gold: submitted by a person, as part of the work that counts. */
export const VOTES = Prisma.sql`a.source = 'annotator' AND a.state = 'submitted' AND ${countedRow('a')}`;

/** Who the author of Annotation `a` is; what came with a file in somebody's name has an author of its own and is theirs. */
export const PERSON = Prisma.sql`(SELECT w.person FROM "Author" w WHERE w.id = a."authorId")`;

/** Of one person's annotations `a` the newest first; of two at once the one with the greater id, by the millisecond as files have it. */
export const NEWEST_FIRST = Prisma.sql`date_trunc('milliseconds', a."submittedAt") DESC NULLS LAST, a.id DESC`;

/** Of each person the newest of the annotations `a` that can vote and meet this condition, in whatever round. */
export const newestVotes = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (a."sampleId", ${PERSON}) a.* FROM "Annotation" a
  WHERE ${condition} AND a."authorId" IS NOT NULL AND ${VOTES}
  ORDER BY a."sampleId", ${PERSON}, ${NEWEST_FIRST}`;

/** The annotations that vote on these samples. Gold (`contributorsOf` over files) and agreement take the same. */
export const votesQuery = (sampleIds: readonly string[]): Prisma.Sql =>
  newestVotes(Prisma.sql`a."sampleId" = ANY (${sampleIds}::uuid[])`);
