import { now } from '@/lib/clock';
import type { Db } from '@/lib/db/client';
import { constructionOrderSchema } from '../order';
import { shortfallsOf } from '../shortfall';
import type { ConstructionView } from '../view-schema';
import { countMade } from './count-made';

/** How long the end of an order is news. */
const NEWS_MS = 24 * 3_600_000;

/** The latest order without a model: how it ended, and which recipes made less than was ordered. Null before the first. */
export async function loadLatestConstruction(db: Db, projectId: string): Promise<ConstructionView['latest']> {
  const latest = await db.construction.findFirst({ where: { projectId }, orderBy: { createdAt: 'desc' } });
  if (!latest) return null;
  const { id, state, done, total, error, order, createdAt, finishedAt } = latest;
  const short = state === 'done' && done < total;
  const later = await db.run.count({
    where: { projectId, kind: 'construction', createdAt: { gt: createdAt } },
  });
  return {
    ...{ id, state, done, total, error },
    short: short ? shortfallsOf(constructionOrderSchema.parse(order).wanted, await countMade(db, id)) : [],
    finishedAt: finishedAt?.toISOString() ?? null,
    past: finishedAt !== null && (later > 0 || now().getTime() - finishedAt.getTime() > NEWS_MS),
  };
}
