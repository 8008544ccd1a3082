import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { AppFailure, fail } from '@/lib/errors';
import type { FileBytes } from '../../bytes/file-bytes';
import { serveBytes } from '../../bytes/port-bytes';
import {
  type Reply,
  type Request,
  type SentArg,
  type TaskArgs,
  type TaskName,
  TASKS,
  type TaskValue,
} from './tasks';

/** A file that takes longer to look at is not worth holding up the next one for. */
const WAIT_LIMIT_MS = 30_000;

interface Pending {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const threads = () => process.getBuiltinModule('node:worker_threads');

/** Loaded by path, not imported: the bundler would inline the thread and its loader, where they cannot run. */
function startThread(): Worker {
  const bundle = process.env.FACE4RAG_BUNDLE; // none under a web app that was started by itself
  return new (threads().Worker)(
    bundle ? path.join(bundle, 'file-thread.mjs') : path.resolve('lib/exchange/server/thread/start.mjs'),
  );
}

/** The thread and what it has been asked; started with the first task, and again after it ended. */
class FileThread {
  private readonly worker = startThread();
  private readonly pending = new Map<number, Pending>();
  private count = 0;
  ended = false;
  private late = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (reply: Reply) => {
      const asked = this.pending.get(reply.id);
      if ('error' in reply) asked?.reject(new Error(reply.error));
      else if ('refused' in reply) asked?.reject(new AppFailure(reply.refused));
      else asked?.resolve(reply.value);
    });
    const end = (reason: unknown): void => {
      this.ended = true;
      for (const { reject } of this.pending.values()) reject(reason);
    };
    this.worker.on('error', end);
    this.worker.on('exit', () => end(new Error('the thread ended')));
  }

  async ask(task: TaskName, file: FileBytes, args: unknown[]): Promise<unknown> {
    const id = (this.count += 1);
    const sent = [file, ...args].map((arg) => (isFile(arg) ? serve(arg) : { value: arg }));
    const ports = sent.flatMap((each) => ('served' in each ? [each.port] : []));
    const timer = setTimeout(() => {
      this.late = true;
      void this.worker.terminate();
    }, WAIT_LIMIT_MS);
    try {
      return await new Promise((resolve, reject) => {
        this.pending.set(id, { resolve, reject });
        this.worker.postMessage({ id, task, args: sent.map(argOf) } satisfies Request, ports);
      });
    } catch (error) {
      // The file at fault and those queued behind it fail alike; the others succeed when they are tried again.
      return this.late ? fail({ code: 'busy', retryAfterSeconds: 5 }) : Promise.reject(error);
    } finally {
      clearTimeout(timer);
      for (const each of sent) if ('served' in each) each.served.close();
      this.pending.delete(id);
    }
  }
}

const isFile = (arg: unknown): arg is FileBytes =>
  typeof arg === 'object' && arg !== null && 'stream' in arg && 'read' in arg;

/** A file goes to the thread as a port through which it asks for parts. */
function serve(file: FileBytes) {
  const { port1, port2 } = new (threads().MessageChannel)();
  serveBytes(file, port1);
  return { served: port1, port: port2, size: file.size };
}

const argOf = (sent: ReturnType<typeof serve> | { value: unknown }): SentArg =>
  'served' in sent ? { port: sent.port, size: sent.size } : { value: sent.value };

const shared = globalThis as unknown as { face4ragFileThread?: FileThread };

/** Runs a task of tasks.ts over a file in a thread of its own, with copies of what it gets. Fails with `busy` when it takes too long. */
export async function inThread<Name extends TaskName>(
  task: Name,
  file: FileBytes,
  ...args: TaskArgs<Name>
): Promise<TaskValue<Name>> {
  if (shared.face4ragFileThread?.ended !== false) shared.face4ragFileThread = new FileThread();
  return (await shared.face4ragFileThread.ask(task, file, args)) as TaskValue<Name>;
}

/** The same, but where nobody else waits for this process (a worker, a command) it runs here. */
export async function runInThread<Name extends TaskName>(
  task: Name,
  file: FileBytes,
  ...args: TaskArgs<Name>
): Promise<TaskValue<Name>> {
  if (process.env.NEXT_RUNTIME === 'nodejs') return inThread(task, file, ...args);
  const run = TASKS[task] as (file: FileBytes, ...args: unknown[]) => unknown;
  return (await run(file, ...args)) as TaskValue<Name>;
}
