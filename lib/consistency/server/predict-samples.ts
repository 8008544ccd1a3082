import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaClient } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import type { ModelClient } from '@/lib/llm/ask-model';
import type { Method } from '../method';
import { endRun } from './end-run';
import type { ActiveRun } from './active-run';
import type { BatchSample } from './next-batch';
import { predictOne } from './predict-one';
import { claimSamples, countRemaining } from './run-claims';
import { storeOutcome } from './store-outcome';

/** A worker's part of a run, with all that it needs. */
export interface Work {
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
const LOOK_AGAIN_MS = 500;

/** Claims samples and reads several at once, earlier ones first, until none is left in the whole run. */
export async function predictSamples(work: Work): Promise<void> {
  const { ctx, run, workerId, client, halt } = work;
  const atWork = new Set<Promise<void>>();
  let broken: unknown = null;
  let after = -1;

  const take = (sample: BatchSample): void => {
    const prediction = readAndStore(work, sample)
      .catch((error: unknown) => {
        broken ??= error;
        work.stop();
      })
      .finally(() => atWork.delete(prediction));
    atWork.add(prediction);
  };

  while (!halt.aborted) {
    const room = Math.min(MOST_CLAIMED, Math.max(1, client.limiter.permitted) + SPARE - atWork.size);
    const claimed = room > 0 ? await claimSamples(ctx.db, run, workerId, room, after) : [];
    claimed.forEach(take);
    const last = claimed.at(-1);
    if (last) after = last.ordinal;
    else if (room > 0 && after === -1 && atWork.size === 0 && (await countRemaining(ctx.db, run)) === 0) {
      await endRun(ctx, run, { state: 'done' });
      break;
    } else if (room > 0) after = -1; // once more from the start: claims that ran out, samples that came later
    if (!last) await Promise.race([...atWork, pause(halt)]);
  }
  await Promise.all(atWork);
  if (broken !== null) throw broken;
}

/** Stops the part where the run has ended meanwhile. */
async function readAndStore(work: Work, sample: BatchSample): Promise<void> {
  const outcome = await predictOne(work, sample);
  if (outcome && !(await storeOutcome(work, sample.id, outcome))) work.stop();
}

const pause = (halt: AbortSignal): Promise<unknown> =>
  sleep(LOOK_AGAIN_MS, null, { signal: halt }).catch(() => undefined);
