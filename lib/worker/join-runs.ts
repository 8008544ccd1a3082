import { setTimeout as sleep } from 'node:timers/promises';
import { systemActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import { runsToJoin } from '@/lib/consistency/server/runs-to-join';
import { database } from '@/lib/db/client';
import { log } from '@/lib/log';

const LOOK_EVERY_MS = 2_000;
/** Runs of other workers that this one takes part in at the same time. */
const MOST = 2;

/**
 * Takes part in runs whose job another worker has, as long as the process lives: a job goes to one worker, the work of a run
 * that asks a model is for all. What is answered stops it and waits for calls under way.
 */
export function joinRuns(): () => Promise<void> {
  const stop = new AbortController();
  const joined = new Set<Promise<void>>();
  const join = (runId: string): void => {
    const part = runMethod({ actor: systemActor, db: database() }, runId, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: String(error), runId }, 'taking part in a run');
      })
      .finally(() => joined.delete(part));
    joined.add(part);
  };
  const look = async (): Promise<void> => {
    if (joined.size >= MOST) return;
    const [runId] = await runsToJoin(database());
    if (runId && !stop.signal.aborted) join(runId);
  };
  const looking = (async () => {
    while (!stop.signal.aborted) {
      await look().catch((error: unknown) => log.warn({ err: String(error) }, 'looking for runs'));
      await sleep(LOOK_EVERY_MS, null, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort(new Error('the worker stops'));
    await Promise.all([looking, ...joined]);
  };
}
