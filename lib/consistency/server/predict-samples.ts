import { askModel } from '@/lib/llm/ask-model';
import type { AskModel } from '@/lib/llm/question';
import { judgeSamples } from '../judge-samples';
import type { Method } from '../method';
import { endRun } from './end-run';
import type { BatchSample } from './next-batch';
import { claimSamples, countRemainingSamples } from './run-claims';
import { reserveCosts, reserveInGroup } from './ledger/reserve-costs';
import { runLedger } from './ledger/run-ledger';
import { storeOutcome } from './store-outcome';
import { storeTogether } from './store-together';
import { walkSamples } from './walk-samples';
import { type ModelWork, mostAtWork } from './with-model';

/** A worker's part of a run that judges samples, with all that it needs. */
export interface RunWork extends ModelWork {
  method: Method;
  params: unknown;
}

/** Claims samples and judges several at once, earlier ones first, until none is left in the whole run. */
export async function predictSamples(work: RunWork): Promise<void> {
  const { ctx, run, workerId, method, params, halt } = work;
  let atWork = 0;
  const walk = walkSamples((after, room) => claimSamples(ctx.db, run, workerId, room, after));
  const store = storeTogether(work, () => atWork);
  await judgeSamples<BatchSample>({
    method,
    params,
    halt,
    ask: askAbout(work),
    atOnce: () => mostAtWork(work),
    async take(room) {
      const taken = await walk(room);
      atWork += taken.length;
      return taken;
    },
    ended: async () => (await countRemainingSamples(ctx.db, run)) === 0,
    async put(sample, outcome) {
      const stored = await storeOutcome(work, store, sample.id, outcome).finally(() => (atWork -= 1));
      if (!stored) work.stop();
    },
  });
  if (!halt.aborted) await endRun(ctx, run, { state: 'done' });
}

/** The port for the questions about one sample, or one item of a test, over the run's books. */
export function askAbout({
  ctx,
  run,
  client,
}: Pick<ModelWork, 'ctx' | 'run' | 'client'>): (about: { id: string; ordinal: number }) => AskModel {
  const from = () => client.connection;
  const { id: runId, groupId } = run;
  const reserve =
    groupId !== null
      ? reserveInGroup(ctx.db, { runId, groupId, from })
      : run.limited
        ? reserveCosts(ctx.db, { runId, from })
        : null;
  return (sample) => {
    const ledger = runLedger(ctx.db, { runId: run.id, sampleId: sample.id, from, reserve });
    return askModel(client, ledger, sample.ordinal);
  };
}
