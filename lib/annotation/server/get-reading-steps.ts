import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { visibleTo } from '@/lib/project/access';
import { machineDetailsSchema } from '../machine';
import type { StepsView } from './get-steps';

/** The judge's steps on every segment of a method's reading, for whoever may see the reading itself (read-readings.ts). */
export async function getReadingSteps(ctx: Ctx, readingId: string): Promise<StepsView> {
  const found = await ctx.db.annotation.findFirst({
    where: { id: rowId(readingId, 'annotation'), source: 'method', project: visibleTo(ctx.actor) },
    select: { labels: { select: { segmentId: true, machine: true } } },
  });
  if (!found) fail({ code: 'not_found', object: 'annotation' });
  return Object.fromEntries(
    found.labels.flatMap(({ segmentId, machine }) => {
      const { steps } = machineDetailsSchema.parse(machine ?? {});
      return steps ? [[segmentId, steps]] : [];
    }),
  );
}
