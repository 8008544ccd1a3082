import { setImmediate as breathe } from 'node:timers/promises';
import { refreshGold } from '@/lib/adjudication/server/gold/refresh-gold';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { claimReport, reportProgress } from '@/lib/jobs/report-state';
import { construct } from '../construct';
import { constructionOrderSchema, wantedOf } from '../order';
import { countMade } from './count-made';
import { insertNewSamples, type NewSample } from './insert-new-samples';
import { loadSources } from './load-sources';
import { variantOf } from './variant-of';

/** Sources that are read together: their samples go in at once. */
const AT_ONCE = 50;

interface Construction {
  id: string;
  projectId: string;
  order: unknown;
}

/**
 * Makes the samples of a construction, one of each source at a time, until there are as many of each recipe as were wanted or no
 * source has a place left. Goes on where it was after a crash. Ends quietly when it was stopped; rejects when the signal is
 * aborted, so that the job comes again.
 */
export async function makeConstruction(ctx: Ctx, id: string, signal: AbortSignal): Promise<void> {
  const claimed = await claimReport<Construction>(ctx.db, 'Construction', id);
  if (!claimed) return;
  const { projectId } = claimed;
  const { wanted, ...filter } = constructionOrderSchema.parse(claimed.order);
  await refreshGold(ctx, projectId, { chunks: Infinity, signal });
  const lacking = await lackingOf(ctx, id, wanted);
  const total = wantedOf(wanted);
  const left = (): number => wantedOf(Object.fromEntries(lacking));
  const goesOn = (): Promise<boolean> =>
    reportProgress(ctx.db, 'Construction', id, { done: total - left(), total, signal });
  if (!(await goesOn())) return;
  // Each time round makes one more sample of each source at most, so that they are of as many sources as there are.
  for (let round = 0; round < lacking.size && left() > 0; round += 1) {
    const before = left();
    for (let after = ''; left() > 0;) {
      const sources = await loadSources(ctx.db, projectId, { after, limit: AT_ONCE, filter });
      if (sources.length === 0) break;
      after = sources.at(-1)!.place;
      const made: NewSample[] = [];
      for (const source of sources) {
        const one = construct(source, lacking, new Set(source.used));
        if (!one) continue;
        made.push(variantOf(source, one));
        add(lacking, one.pedigree.recipe, -1);
      }
      const added = await insertNewSamples(ctx.db, { constructionId: id, projectId }, made);
      for (const one of made) if (!added.has(one)) add(lacking, one.pedigree!.recipe, 1);
      if (!(await goesOn())) return;
      await breathe();
    }
    if (left() === before) break;
  }
  await inTx(ctx, async (tx) => {
    const ended = await tx.db.construction.updateMany({
      where: { id, state: 'running' },
      data: { state: 'done', finishedAt: now() },
    });
    if (ended.count === 0) return;
    await recordAudit(tx, {
      action: 'construction.end',
      objectType: 'construction',
      objectId: id,
      projectId,
      after: { samples: total - left(), wanted: total },
    });
  });
}

/** How many each recipe still has to make. */
async function lackingOf(
  { db }: Ctx,
  id: string,
  wanted: Partial<Record<string, number>>,
): Promise<Map<string, number>> {
  const lacking = new Map(Object.entries(wanted).map(([recipe, count]) => [recipe, count ?? 0]));
  for (const [recipe, n] of await countMade(db, id)) add(lacking, recipe, -n);
  return lacking;
}

const add = (counts: Map<string, number>, key: string, more: number): unknown =>
  counts.set(key, Math.max(0, (counts.get(key) ?? 0) + more));
