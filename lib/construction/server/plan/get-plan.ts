import type { Ctx } from '@/lib/auth/ctx';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { planRows, type SampleGroup } from '../../plan/plan-rows';
import type { CompositionPlanView } from '../../plan/view-schema';
import { LANGUAGE, LENGTH } from '../load-sources';
import { loadPlan } from './load-plan';

/** What the samples of a project are to be made up of, and how much of it there is. Leads only. */
export async function getPlan(ctx: Ctx, projectId: string): Promise<CompositionPlanView> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  await refreshGold(ctx, projectId, { chunks: 1 });
  const { cells, least } = await loadPlan(ctx.db, projectId);
  if (cells.length === 0) return { rows: [], leastAccepted: least };
  const groups = await ctx.db.$queryRaw<SampleGroup[]>`
    SELECT ${LANGUAGE} AS language, s.generator, ${LENGTH} AS length, p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types,
      s.pedigree IS NOT NULL AS "isConstructed", s.pedigree->'intended' AS intended, count(*)::int AS n
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL
      AND (p."goldVerdict" IN ('consistent', 'inconsistent') OR s.pedigree IS NOT NULL)
    GROUP BY 1, 2, 3, 4, 5, 6, 7`;
  return { rows: planRows(cells, groups), leastAccepted: least };
}
