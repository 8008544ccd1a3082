import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';
import type { SampleOrigin } from '../origin';

const { sql, raw } = Prisma;

/** That a Sample, by its name in the query, came about so, as a condition: what was constructed has a pedigree. */
export const isOfOrigin = (sample: 's' | 'x', origin: SampleOrigin): Prisma.Sql =>
  sql`${raw(sample)}.pedigree ${origin === 'collected' ? sql`IS NULL` : sql`IS NOT NULL`}`;

/** Whether a project has a sample that came about so; withdrawn ones do not count. */
export async function hasOrigin(db: Db, projectId: string, origin: SampleOrigin): Promise<boolean> {
  const rows = await db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND ${isOfOrigin('s', origin)}) AS found`;
  return rows[0]!.found;
}
