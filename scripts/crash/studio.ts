import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder, ownerUrl } from '@/lib/db/embedded/initialise';
import { findRunning } from '@/lib/db/embedded/postmaster';
import { isAlive } from '@/lib/db/embedded/process-identity';
import { readRecord } from '../start/leftovers';

/** What can be killed; `app` and `worker` are children of the launcher, `database` is the postmaster. */
export const VICTIMS = ['app', 'worker', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];

const FIRST_START_MS = 300_000;
const NAMES = { app: 'web app', worker: 'worker' } as const;

/** The product as people start it, with a data folder of its own; its output goes to a file beside the data. */
export class CrashStudio {
  readonly url: string;
  readonly logFile: string;

  private constructor(
    readonly dataDir: string,
    port: number,
    private readonly launcher: ChildProcess,
  ) {
    this.url = `http://localhost:${port}`;
    this.logFile = path.join(dataDir, 'studio.log');
  }

  /** Starts it, building it before where that is needed, and waits until everything runs; without `databaseUrl` over a database of its own. */
  static async start(dataDir: string, port: number, databaseUrl = ''): Promise<CrashStudio> {
    fs.mkdirSync(dataDir, { recursive: true });
    const log = fs.openSync(path.join(dataDir, 'studio.log'), 'a');
    const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'warn',
      },
    });
    fs.closeSync(log);
    const studio = new CrashStudio(dataDir, port, launcher);
    await studio.untilWhole(FIRST_START_MS);
    return studio;
  }

  /** The web app's process; another one after it was killed. */
  get webPid(): number {
    return this.pidOf('app') ?? -1;
  }

  get workerPid(): number {
    return this.pidOf('worker') ?? -1;
  }

  get databaseUrl(): string {
    return ownerUrl(this.dataDir, findRunning(clusterFolder(this.dataDir))!.port);
  }

  /**
   * Kills one process as a power cut would, and waits until another has taken its place; returns the seconds it took.
   */
  async kill(victim: Victim, waitLimitMs: number): Promise<number> {
    const pid = this.pidOf(victim);
    if (pid === undefined) throw new Error(`No ${victim} runs`);
    const started = performance.now();
    process.kill(pid, 'SIGKILL');
    const deadline = Date.now() + waitLimitMs;
    for (let now = this.pidOf(victim); now === pid || now === undefined; now = this.pidOf(victim)) {
      if (Date.now() > deadline) throw new Error(`The ${victim} was not started again`);
      await sleep(20);
    }
    await this.untilWhole(deadline - Date.now());
    return (performance.now() - started) / 1000;
  }

  /** Kills launcher, app and worker at once; whoever starts it again over the same folder finds what they left. */
  async killAll(): Promise<void> {
    const pids = [this.launcher.pid, this.pidOf('app'), this.pidOf('worker')].filter(
      (pid) => pid !== undefined,
    );
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    while (pids.some(isAlive)) await sleep(10);
  }

  /** Ends everything as Ctrl-C does; returns the launcher's exit code, and how many processes it has left behind. */
  async stop(): Promise<{ code: number | null; leftovers: number }> {
    const pids = VICTIMS.map((victim) => this.pidOf(victim));
    const runs = this.launcher.exitCode === null && this.launcher.signalCode === null;
    const gone = runs && once(this.launcher, 'exit');
    this.launcher.kill('SIGINT');
    await gone;
    const leftovers = pids.filter((pid) => pid !== undefined && isAlive(pid)).length;
    return { code: this.launcher.exitCode, leftovers };
  }

  /** Waits until app, database and worker answer. */
  private async untilWhole(waitLimitMs: number): Promise<void> {
    for (const deadline = Date.now() + waitLimitMs; Date.now() < deadline; await sleep(25)) {
      if (this.launcher.exitCode !== null) throw new Error('The launcher has ended');
      if (await isWhole(this.url)) return;
    }
    throw new Error('The studio did not become healthy again');
  }

  private pidOf(victim: Victim): number | undefined {
    if (victim === 'database') return findRunning(clusterFolder(this.dataDir))?.pid;
    return readRecord(this.dataDir)?.children.find(({ name }) => name === NAMES[victim])?.pid;
  }
}

async function isWhole(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) });
    const { ok, worker } = (await response.json()) as { ok: boolean; worker: boolean };
    return ok && worker;
  } catch {
    return false;
  }
}
