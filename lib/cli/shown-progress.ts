import { setTimeout } from 'node:timers/promises';
import type { RunView } from '@/lib/consistency/run-schema';
import type { Cli } from './commands/run';

const ASK_EVERY_MS = 500;

/** Says how far a run is while the work on it goes on, and passes on how that ends. `read`: the run as it is just now. */
export async function shownProgress(
  { progress }: Pick<Cli, 'progress'>,
  read: () => Promise<RunView>,
  work: Promise<void>,
): Promise<void> {
  let said = '';
  let ended = false;
  const end = work.finally(() => (ended = true));
  end.catch(() => undefined); // awaited below; meanwhile a rejection must not end the process
  const say = async () => {
    const { done, failed, total, account } = await read();
    const met = Object.entries(account?.faults ?? {}).map(([kind, count]) => `${kind} ×${count}`);
    const line = [`${done + failed} / ${total}`, ...(met.length > 0 ? [`met: ${met.join(', ')}`] : [])].join(
      '; ',
    );
    if (line !== said) progress(line);
    said = line;
  };
  while (!ended) {
    await Promise.race([end, setTimeout(ASK_EVERY_MS, null, { ref: false })]);
    await say();
  }
  await end;
  await say(); // the run may have ended while it was asked
}
