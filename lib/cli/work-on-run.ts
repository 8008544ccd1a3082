import type { RunView } from '@/lib/consistency/run-schema';
import type { Cli } from './commands/run';
import { shownProgress } from './shown-progress';

interface Work<Detail> {
  /** The run as it stands. */
  read(): Promise<Detail>;
  work(): Promise<void>;
  signal: AbortSignal;
  /** What is kept when it is stopped: "What was made". */
  kept: string;
}

/**
 * Does a run over items, or the rest of it, here and now, and says how far it is; resolves with the run once it is done. Throws in words
 * when it was stopped, has failed or is paused.
 */
export async function workOnRun<Detail extends { run: RunView }>(
  cli: Cli,
  id: string,
  { read, work, signal, kept }: Work<Detail>,
): Promise<Detail> {
  await shownProgress(cli, async () => (await read()).run, work()).catch((thrown: unknown) => {
    if (!signal.aborted) throw thrown;
    throw new Error(`Stopped. ${kept} is kept; --run ${id} goes on with it, or a worker does.`);
  });
  const detail = await read();
  const { state, error } = detail.run;
  if (state === 'failed') throw new Error(`The run failed: ${error ?? 'no reason was stored'}.`);
  if (state === 'paused')
    throw new Error(`Run ${id} is paused (${error ?? 'by a person'}); resume it with another budget.`);
  return detail;
}

/** How often something came to nothing, by its reason. */
export const lostText = (reasons: Partial<Record<string, number>>): string =>
  Object.entries(reasons)
    .map(([name, count]) => `${name} ×${count}`)
    .join(', ');
