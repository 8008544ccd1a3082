import { jobActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import { runsToJoin } from '@/lib/consistency/server/runs-to-join';
import { database } from '@/lib/db/client';
import { log } from '@/lib/log';
import { repeatEvery } from './repeat-every';

const LOOK_EVERY_MS = 2_000;
/** Runs of other workers that this one takes part in at the same time. */
const MOST = 2;

/**
 * Takes part in runs whose job another worker has, as long as the process lives: a job goes to one worker, the work of
 * a run that asks a model is for all. Returns a function that stops it and waits for calls under way.
 */
export function joinRuns(): () => Promise<void> {
  const joined = new Set<Promise<void>>();
  const join = (runId: string, signal: AbortSignal): void => {
    const part = runMethod({ actor: jobActor('run'), db: database() }, runId, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: String(error), runId }, 'taking part in a run');
      })
      .finally(() => joined.delete(part));
    joined.add(part);
  };
  const stopLooking = repeatEvery('looking for runs', LOOK_EVERY_MS, async (signal) => {
    if (joined.size >= MOST) return;
    const [runId] = await runsToJoin(database());
    if (runId && !signal.aborted) join(runId, signal);
  });
  return async () => {
    await Promise.all([stopLooking(), ...joined]);
  };
}
