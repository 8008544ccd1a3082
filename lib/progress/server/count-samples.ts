import type { Ctx } from '@/lib/auth/ctx';
import { visibleTo } from '@/lib/project/access';
import { annotatesIn } from '@/lib/project/server/honeypot-rounds';
import type { SampleCounts } from '../figures';
import { ownRow } from './counted';
import { refreshProgress } from './refresh-progress';

/** How far the samples of a project are, for the list of projects. */
export interface ListedCounts extends SampleCounts {
  /** What the actor alone has submitted, and what is left of all samples beside it. */
  own: boolean;
}

/**
 * For each project that the actor may see: samples, and how many of these are submitted and left, as its home has them. An
 * annotator reads what they themselves have submitted: how far others are would tell a honeypot, which others have submitted. A
 * project without samples is absent.
 */
export async function countSamples(
  ctx: Ctx,
  projectIds: readonly string[],
): Promise<Map<string, ListedCounts>> {
  const visible = await ctx.db.project.findMany({
    where: { id: { in: [...projectIds] }, ...visibleTo(ctx.actor) },
    select: { id: true },
  });
  const annotated = await ctx.db.project.findMany({
    where: { id: { in: [...projectIds] }, ...annotatesIn(ctx.actor) },
    select: { id: true },
  });
  await refreshProgress(
    ctx.db,
    visible.map(({ id }) => id),
  );
  const rows = await ctx.db.$queryRaw<{ projectId: string; samples: number; submitted: number }[]>`
    SELECT "projectId", sum(n)::int AS samples, coalesce(sum(n) FILTER (WHERE state = 'submitted'), 0)::int AS submitted
    FROM "ProjectCounter" WHERE "projectId" = ANY(${visible.map(({ id }) => id)}::uuid[])
      AND what = 'state' AND state <> 'withdrawn'
    GROUP BY 1 HAVING sum(n) > 0`;
  const own = await ctx.db.$queryRaw<{ projectId: string; submitted: number }[]>`
    SELECT c."projectId", count(DISTINCT c."sampleId")::int AS submitted
    FROM "Assignment" c JOIN "Sample" s ON s.id = c."sampleId" AND s."withdrawnAt" IS NULL
    WHERE c."projectId" = ANY(${annotated.map(({ id }) => id)}::uuid[]) AND c."userId" = ${ctx.actor.userId} AND c.state = 'submitted'
      AND ${ownRow('c')} AND NOT EXISTS (SELECT FROM "Assignment" again
        WHERE again."sampleId" = c."sampleId" AND again."userId" = c."userId" AND again.state = 'claimed')
    GROUP BY 1`;
  const mine = new Map(own.map((row) => [row.projectId, row.submitted]));
  const isOwn = new Set(annotated.map(({ id }) => id));
  return new Map(
    rows.map(({ projectId, samples, ...all }) => {
      const own = isOwn.has(projectId);
      const submitted = own ? (mine.get(projectId) ?? 0) : all.submitted;
      return [projectId, { samples, submitted, left: samples - submitted, own }];
    }),
  );
}
