import { spawn } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Seconds that a worker took for its part of a run: by the clock, and of a processor. */
interface WorkerTime {
  seconds: number;
  cpuSeconds: number;
}

/** A worker in a process of its own, which is ready to begin, with one run after the other. */
export interface WorkerProcess {
  /** Does its part of a run; resolves with the time it took, or null when it was killed. */
  run(runId: string): Promise<WorkerTime | null>;
  /** Lets it end by itself. */
  end(): Promise<void>;
  /** Ends it as a power cut does; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a worker (run-worker.ts) over a database. Rejects when it ends before it is ready. */
export async function workerProcess(databaseUrl: string): Promise<WorkerProcess> {
  const script = fileURLToPath(new URL('./run-worker.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  if ((await lines.next()).done) throw new Error('the worker did not start');
  return {
    async run(runId) {
      child.stdin.write(`${runId}\n`);
      const { value: took, done } = await lines.next();
      if (!done) return JSON.parse(took) as WorkerTime;
      const [code, signal] = (await closed) as [number | null, string | null];
      if (signal === 'SIGKILL') return null;
      throw new Error(`the worker ended with ${code ?? signal}`);
    },
    async end() {
      child.stdin.end();
      const [code, signal] = (await closed) as [number | null, string | null];
      if (code !== 0) throw new Error(`the worker ended with ${code ?? signal}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
