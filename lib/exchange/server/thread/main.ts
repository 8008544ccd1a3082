// A thread of the web app that looks at files, one after another. Started by in-thread.ts.
import { parentPort } from 'node:worker_threads';
import { AppFailure } from '@/lib/errors';
import { portBytes } from '../../bytes/port-bytes';
import { type Reply, type Request, TASKS } from './tasks';

let before = Promise.resolve();

parentPort?.on('message', (request: Request) => {
  before = before.then(async () => parentPort?.postMessage(await replyTo(request)));
});

async function replyTo({ id, task, args }: Request): Promise<Reply> {
  const run = TASKS[task] as (...args: unknown[]) => unknown;
  try {
    return {
      id,
      value: await run(...args.map((arg) => ('port' in arg ? portBytes(arg.size, arg.port) : arg.value))),
    };
  } catch (error) {
    if (error instanceof AppFailure) return { id, refused: error.error };
    return { id, error: error instanceof Error ? error.message : String(error) };
  } finally {
    for (const arg of args) if ('port' in arg) arg.port.close();
  }
}
