import { LlmFault } from '@/lib/llm/fault';
import type { AskModel } from '@/lib/llm/question';
import { workThrough } from '../../judge-samples';
import { isRefusedFromStart } from '../../refused-from-start';
import { endRun } from '../end-run';
import { haltRun } from '../halt-run';
import { askAbout } from '../predict-samples';
import { failureOf, type PredictionFailure } from '../store-outcome';
import { walkSamples } from '../walk-samples';
import { type ModelWork, mostAtWork } from '../with-model';
import { type ClaimedItem, claimItems, countOpenItems } from './claim-items';
import { firstFaults } from './failed-items';

/** What is done with each item of a run. */
export interface ItemSteps<Kept> {
  /** Asks about it over its port. What it rejects with is the item's failure, or halts the run. */
  ask(item: ClaimedItem, ask: AskModel, signal: AbortSignal): Promise<Kept>;
  /** What is kept of an item that could not be asked about. */
  failed(failure: PredictionFailure): Kept;
  store(item: ClaimedItem, kept: Kept): Promise<void>;
}

/** Claims the items of a run and asks about several at once, earlier ones first, until none is left; then the run is done. */
export async function askItems<Kept>(
  work: ModelWork,
  { ask, failed, store }: ItemSteps<Kept>,
): Promise<void> {
  const { ctx, run, workerId, halt } = work;
  const portOf = askAbout(work);
  await workThrough<ClaimedItem>(
    {
      halt,
      atOnce: () => mostAtWork(work),
      take: walkSamples((after, room) => claimItems(ctx.db, run.id, workerId, room, after)),
      ended: async () => (await countOpenItems(ctx.db, run.id)) === 0,
    },
    async (item, signal) => {
      let fault: unknown = null;
      const kept = await ask(item, portOf(item), signal).catch(async (error: unknown) => {
        fault = error;
        const failure = await failureOf(work, error);
        return failure && failed(failure);
      });
      if (kept) await store(item, kept);
      if (fault instanceof LlmFault && fault.kind === 'rejected') await haltIfRefused(work, fault);
    },
  );
  if (!halt.aborted) await endRun(ctx, run, { state: 'done' });
}

/** Ends the run where its first items all met a refusal that nobody knows, as this one did. */
async function haltIfRefused({ ctx, run, stop }: ModelWork, refusal: LlmFault): Promise<void> {
  if (!isRefusedFromStart(await firstFaults(ctx.db, run.id))) return;
  await haltRun(ctx, run, refusal);
  stop();
}
