import type { Cli } from './commands/run';
import { interruptible } from './interrupt';

const TELL_EVERY_MS = 2_000;

/**
 * Does work on a file that can be stopped in good order, and says every two seconds how far it is.
 *
 * @param work tells the state that it counts in, once it has one
 * @param line how far the work is, by that state
 */
export async function workOnFile<State, Result>(
  { progress }: Pick<Cli, 'progress'>,
  work: (stop: AbortSignal, tell: (state: State) => void) => Promise<Result>,
  line: (state: State) => string,
): Promise<{ result: Result; stopped: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const tell = (state: State): void => {
    timer = setInterval(() => progress(line(state)), TELL_EVERY_MS);
  };
  return interruptible(async (stop) => {
    stop.addEventListener('abort', () => progress('Stopping: calls under way are waited for ...'));
    const result = await work(stop, tell).finally(() => clearInterval(timer));
    return { result, stopped: stop.aborted };
  });
}
