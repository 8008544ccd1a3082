import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { visibleTo } from '@/lib/project/access';
import { type StepsBySegment, stepsBySegment } from '../steps-by-segment';

/** The judge's steps on every segment of a method's reading, for whoever may see the reading itself (read-readings.ts). */
export async function getReadingSteps(ctx: Ctx, readingId: string): Promise<StepsBySegment> {
  const found = await ctx.db.annotation.findFirst({
    where: { id: rowId(readingId, 'annotation'), source: 'method', project: visibleTo(ctx.actor) },
    select: { labels: { select: { segmentId: true, machine: true } } },
  });
  if (!found) fail({ code: 'not_found', object: 'annotation' });
  return stepsBySegment(found.labels);
}
