import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';

/**
 * Repeats a task for the life of the process, waiting so many milliseconds after each end; a failure is logged under
 * `name` and does not end the loop. Returns a function that stops it, by `signal`, and waits for the turn under way.
 */
export function repeatEvery(
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
