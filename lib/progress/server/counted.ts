import { Prisma } from '@/generated/prisma/client';

/** The condition on Annotation or Assignment `row` that it belongs to the work that counts, as in lib/progress/part.ts. */
export const countedRow = (row: 'a' | 'c'): Prisma.Sql => {
  const alias = Prisma.raw(row);
  return Prisma.sql`face4rag_part_of(${alias}."roundId", ${alias}."sampleId") = 'counted'`;
};

/**
 * The same for figures of one person's own work. Honeypots are part of it: were they left out, the figures of their person would tell
 * which they are.
 */
export const ownRow = (row: 'a' | 'c'): Prisma.Sql => {
  const alias = Prisma.raw(row);
  return Prisma.sql`EXISTS (SELECT FROM "Round" counting WHERE counting.id = ${alias}."roundId" AND counting.counts)`;
};
