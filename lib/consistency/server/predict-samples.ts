import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { askModel, type ModelClient } from '@/lib/llm/ask-model';
import { judgeSamples, type Judging } from '../judge-samples';
import type { Method } from '../method';
import { endRun } from './end-run';
import type { ActiveRun } from './active-run';
import type { BatchSample } from './next-batch';
import { claimSamples, countRemainingSamples } from './run-claims';
import { runLedger } from './run-ledger';
import { storeOutcome } from './store-outcome';
import { walkSamples } from './walk-samples';

/** A worker's part of a run, with all that it needs. */
export interface RunWork {
  ctx: Ctx & { db: PrismaClient };
  run: ActiveRun;
  /** Whose claims these are. */
  workerId: string;
  client: ModelClient;
  method: Method;
  params: unknown;
  /** Aborted when no further call may be made. */
  halt: AbortSignal;
  /** Aborts it. */
  stop(): void;
}

/** Samples at work beyond the calls in flight, so that a place that becomes free is taken at once. */
const SPARE = 4;
const MOST_CLAIMED = 32;

/** Claims samples and judges several at once, earlier ones first, until none is left in the whole run. */
export async function predictSamples(work: RunWork): Promise<void> {
  const { ctx, run, workerId, client, method, params, halt } = work;
  await judgeSamples<BatchSample>({
    method,
    params,
    halt,
    ask: askAbout(work),
    atOnce: () => Math.min(MOST_CLAIMED, Math.max(1, client.limiter.permitted) + SPARE),
    take: walkSamples((after, room) => claimSamples(ctx.db, run, workerId, room, after)),
    ended: async () => (await countRemainingSamples(ctx.db, run)) === 0,
    async put(sample, outcome) {
      if (!(await storeOutcome(work, sample.id, outcome))) work.stop();
    },
  });
  if (!halt.aborted) await endRun(ctx, run, { state: 'done' });
}

/** The port for the questions about one sample, over the run's books. */
export function askAbout({ ctx, run, client }: RunWork): NonNullable<Judging<BatchSample>['ask']> {
  return (sample) => {
    const from = () => client.connection;
    const ledger = runLedger(ctx.db, { runId: run.id, sampleId: sample.id, limited: run.limited, from });
    return askModel(client, ledger, sample.ordinal);
  };
}
