import { setTimeout as sleep } from 'node:timers/promises';
import { refreshStandings } from '@/lib/agreement/server/refresh-standings';
import { systemActor } from '@/lib/auth/ctx';
import { database } from '@/lib/db/client';
import { log } from '@/lib/log';

const LOOK_EVERY_MS = 3_000;

/**
 * Makes standings anew soon after labels were submitted, imported or reopened, as long as the process lives, so that readers find
 * little to wait for. What is answered stops it.
 */
export function keepStandings(): () => Promise<void> {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const db = database();
    const stale = await db.staleStanding.findFirst({ orderBy: { id: 'asc' }, select: { projectId: true } });
    if (stale)
      await refreshStandings({ actor: systemActor, db }, stale.projectId, {
        chunks: Infinity,
        signal: stop.signal,
      });
  };
  const looking = (async () => {
    while (!stop.signal.aborted) {
      await look().catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: String(error) }, 'keeping standings');
      });
      await sleep(LOOK_EVERY_MS, null, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort(new Error('the worker stops'));
    return looking;
  };
}
