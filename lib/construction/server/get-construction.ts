import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { type FoundGroup, recipeRows } from '../recipe-rows';
import type { ConstructionView } from '../view-schema';

/** What samples of a project can be made of, what was made, and what people found of it. Leads only. */
export async function getConstruction(ctx: Ctx, projectId: string): Promise<ConstructionView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const { db } = ctx;
  await refreshGold(ctx, projectId, { chunks: 1 });
  const [sources, found, latest] = await Promise.all([
    db.$queryRaw<ConstructionView['sources']>`
      SELECT lower(split_part(s.language, '-', 1)) AS language, count(*)::int AS n
      FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL AND s.pedigree IS NULL AND p."goldVerdict" = 'consistent'
      GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<FoundGroup[]>`
      SELECT s.pedigree->>'recipe' AS recipe, s.pedigree->>'intended' AS intended, s."withdrawnAt" IS NOT NULL AS withdrawn,
        p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, count(*)::int AS n
      FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
      WHERE s."projectId" = ${projectId}::uuid AND s.pedigree IS NOT NULL GROUP BY 1, 2, 3, 4, 5`,
    db.construction.findFirst({
      where: { projectId },
      orderBy: { createdAt: 'desc' },
      select: { id: true, state: true, done: true, total: true, error: true },
    }),
  ]);
  return { sources, recipes: recipeRows(found), latest };
}
