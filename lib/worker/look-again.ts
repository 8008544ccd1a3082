import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';

/**
 * Does something again and again, so many milliseconds after it ended, as long as the process lives; a failure is logged under `name`,
 * and the next turn comes. What is answered stops it, by `signal`, and waits for the turn under way.
 */
export function lookAgain(
  name: string,
  everyMs: number,
  look: (signal: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stop = new AbortController();
  const looking = (async () => {
    while (!stop.signal.aborted) {
      await look(stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn({ err: String(error) }, name);
      });
      await sleep(everyMs, null, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort(new Error('the worker stops'));
    return looking;
  };
}
