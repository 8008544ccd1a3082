import { Prisma } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { recipeOf } from '../recipe-list';
import { type ConstructedSample, CONSTRUCTED_A_PAGE } from '../view-schema';
import { loadConstructed } from './load-constructed';

/** What a recipe has made, the latest first, beside what it was made of. `page` from 1 on. Leads only. */
export async function listConstructed(
  ctx: Ctx,
  projectId: string,
  { recipe: id, page }: { recipe: string; page: number },
): Promise<{ samples: ConstructedSample[]; total: number }> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const recipe = recipeOf(id)?.recipe ?? id;
  const which = Prisma.sql`s.pedigree->>'recipe' = ${recipe}`;
  const offset = (page - 1) * CONSTRUCTED_A_PAGE;
  const [samples, counted] = await Promise.all([
    loadConstructed(ctx.db, projectId, { which, limit: CONSTRUCTED_A_PAGE, offset }),
    ctx.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM "Sample" s
      WHERE s."projectId" = ${projectId}::uuid AND s.pedigree IS NOT NULL AND ${which}`,
  ]);
  return { samples, total: counted[0]?.n ?? 0 };
}
