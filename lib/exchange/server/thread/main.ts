// A thread of the web app that looks at files, one after another. Started by in-thread.ts.
import { parentPort } from 'node:worker_threads';
import { type Reply, type Request, TASKS } from './tasks';

parentPort?.on('message', ({ id, task, args }: Request) => {
  void (async () => {
    const run = TASKS[task] as (...args: unknown[]) => unknown;
    const reply = await Promise.resolve()
      .then(() => run(...args))
      .then(
        (value): Reply => ({ id, value }),
        (error: unknown): Reply => ({ id, error: error instanceof Error ? error.message : String(error) }),
      );
    parentPort?.postMessage(reply);
  })();
});
