import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { visibleTo } from '@/lib/project/access';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { arePredictionsHidden } from '@/lib/sample/server/hidden-predictions';
import { type StepsBySegment, stepsBySegment } from '@/lib/annotation/steps/steps-by-segment';

/** The judge's steps on every segment of a method's prediction, for whoever may see the prediction itself (get-sample.ts). */
export async function getPredictionSteps(ctx: Ctx, predictionId: string): Promise<StepsBySegment> {
  const userId = ctx.actor.userId ?? '';
  const found = await ctx.db.annotation.findFirst({
    where: { id: rowId(predictionId, 'annotation'), source: 'method', project: visibleTo(ctx.actor) },
    select: {
      projectId: true,
      sampleId: true,
      project: { select: { members: { where: { userId }, select: { role: true } } } },
      labels: { select: { segmentId: true, machine: true } },
    },
  });
  const visibility = visibilityOf(ctx.actor, found?.project.members[0]?.role ?? null);
  if (!found || (await arePredictionsHidden(ctx.db, found, visibility)))
    fail({ code: 'not_found', object: 'annotation' });
  return stepsBySegment(found.labels);
}
