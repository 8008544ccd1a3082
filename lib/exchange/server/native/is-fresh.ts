import { Prisma } from '@/generated/prisma/client';
import type { Db } from '@/lib/db/client';

/**
 * Whether the project holds nothing but its untouched first round: an import in the native format then takes it over.
 */
export const freshProject = (projectId: string): Prisma.Sql => Prisma.sql`
  SELECT NOT EXISTS (SELECT FROM "Sample" WHERE "projectId" = ${projectId}::uuid)
    AND NOT EXISTS (SELECT FROM "Guideline" WHERE "projectId" = ${projectId}::uuid)
    AND (SELECT count(*) = 1 FROM "Round" WHERE "projectId" = ${projectId}::uuid) AS fresh`;

export async function isFresh(db: Db, projectId: string): Promise<boolean> {
  const [found] = await db.$queryRaw<{ fresh: boolean }[]>(freshProject(projectId));
  return found!.fresh;
}
