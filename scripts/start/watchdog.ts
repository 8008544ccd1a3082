import { setTimeout as sleep } from 'node:timers/promises';
import { printLine } from '../setup/say.mjs';

interface RetryPolicy {
  signal: AbortSignal;
  /** Between two questions, and how long an answer may take. */
  everyMs?: number;
  answerMs?: number;
  /** So many questions in a row without an answer mean that it hangs: about a minute and a half. */
  misses?: number;
}

/**
 * Asks a web app that has answered before for its health, again and again, and calls `restart` when it says nothing any more. Every
 * answer counts, also one of a missing database or a full disk, which starting again would not mend. One that has just been started has
 * all the time it needs for its first answer.
 */
export async function watchOver(
  address: string,
  restart: () => void,
  { signal, everyMs = 5_000, answerMs = 10_000, misses = 6 }: RetryPolicy,
): Promise<void> {
  let missed: number | null = null;
  while (!signal.aborted) {
    if (await answers(address, answerMs)) missed = 0;
    else if (missed !== null) missed += 1;
    if (missed === misses) {
      printLine('The web app answers nothing; it is started again.');
      restart();
      missed = null;
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

async function answers(address: string, withinMs: number): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(withinMs) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return true;
    },
    () => false,
  );
}
