import type { Ctx } from '@/lib/auth/ctx';
import { visibleTo } from '@/lib/project/access';

export interface SampleCounts {
  samples: number;
  submitted: number;
}

/**
 * For each project that the actor may see: samples that are not withdrawn, and how many of these somebody has submitted.
 * A project without samples is absent.
 */
export async function countSamples(
  ctx: Ctx,
  projectIds: readonly string[],
): Promise<Map<string, SampleCounts>> {
  const mine = { projectId: { in: [...projectIds] }, project: visibleTo(ctx.actor) };
  const samples = await ctx.db.sample.groupBy({
    by: ['projectId'],
    where: { ...mine, withdrawnAt: null },
    _count: true,
  });
  const submitted = await ctx.db.$queryRaw<{ projectId: string; n: number }[]>`
    SELECT "projectId", count(*)::int AS n FROM (
      SELECT DISTINCT a."projectId", a."sampleId" FROM "Assignment" a JOIN "Sample" s ON s.id = a."sampleId"
      WHERE a."projectId" = ANY(${samples.map(({ projectId }) => projectId)}::uuid[])
        AND a.state = 'submitted' AND s."withdrawnAt" IS NULL) one
    GROUP BY "projectId"`;
  const done = new Map(submitted.map((row) => [row.projectId, row.n]));
  return new Map(
    samples.map((row) => [row.projectId, { samples: row._count, submitted: done.get(row.projectId) ?? 0 }]),
  );
}
