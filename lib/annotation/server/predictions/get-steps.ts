import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { visibleTo } from '@/lib/project/access';
import { armOf } from '@/lib/annotation/exposure/arm';
import { type StepsBySegment, stepsBySegment } from '@/lib/annotation/steps/steps-by-segment';

/**
 * The judge's steps on every segment of the prediction that this draft was started from, and of no other: what a draft was
 * not started from was not shown. A draft that reveals shows those of the segments that were revealed, one that shows no
 * judge none, to its author as to a lead, who has the sample's own page. To anybody else the annotation is not found.
 */
export async function getSteps(ctx: Ctx, annotationId: string): Promise<StepsBySegment> {
  const { actor } = ctx;
  const found = await ctx.db.annotation.findFirst({
    where: {
      id: rowId(annotationId, 'annotation'),
      source: 'annotator',
      project: visibleTo(actor),
      // Prisma drops an empty condition from an OR, and the owner's is empty.
      ...(actor.role !== 'owner' && {
        OR: [{ author: { userId: actor.userId ?? '' } }, { project: visibleTo(actor, 'lead') }],
      }),
    },
    select: {
      policy: true,
      control: true,
      labels: { where: { revealedAt: { not: null } }, select: { segmentId: true } },
      derivedFrom: { select: { labels: { select: { segmentId: true, machine: true } } } },
    },
  });
  if (!found) fail({ code: 'not_found', object: 'annotation' });
  const said = found.derivedFrom?.labels ?? [];
  const arm = armOf(found);
  if (arm === 'prefilled') return stepsBySegment(said);
  const revealed = new Set(arm === 'reveal' ? found.labels.map(({ segmentId }) => segmentId) : []);
  return stepsBySegment(said.filter(({ segmentId }) => revealed.has(segmentId)));
}
