import type { Ctx } from '@/lib/auth/ctx';
import { visibleTo } from '@/lib/project/access';
import { triesIn } from './honeypot-rounds';

export interface SampleCounts {
  samples: number;
  submitted: number;
}

/**
 * For each project that the actor may see: samples that are not withdrawn, and how many of these somebody has submitted; the
 * actor alone, where they may be given honeypots: others have submitted these, so that the count would stand still.
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
  const tried = await ctx.db.project.findMany({ where: triesIn(ctx.actor), select: { id: true } });
  const submitted = await ctx.db.$queryRaw<{ projectId: string; n: number }[]>`
    SELECT "projectId", count(*)::int AS n FROM (
      SELECT DISTINCT a."projectId", a."sampleId" FROM "Assignment" a JOIN "Sample" s ON s.id = a."sampleId"
      WHERE a."projectId" = ANY(${samples.map(({ projectId }) => projectId)}::uuid[])
        AND a.state = 'submitted' AND s."withdrawnAt" IS NULL
        AND (a."userId" = ${ctx.actor.userId} OR a."projectId" <> ALL(${tried.map(({ id }) => id)}::uuid[]))) one
    GROUP BY "projectId"`;
  const done = new Map(submitted.map((row) => [row.projectId, row.n]));
  return new Map(
    samples.map((row) => [row.projectId, { samples: row._count, submitted: done.get(row.projectId) ?? 0 }]),
  );
}
