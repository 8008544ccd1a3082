import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { printLine } from '../setup/say.mjs';

/** A child that dies younger than this counts as a failed start. */
const YOUNG_MS = 10_000;
const FAILED_STARTS = 8;
const WAIT_LIMIT_MS = 10_000;

/** A process that is started again whenever it dies, until it is told to stop. */
export class Child {
  private process: ChildProcess | null = null;
  private stopping = false;
  private young = 0;

  constructor(
    readonly name: string,
    private readonly args: string[],
    private readonly environment: NodeJS.ProcessEnv,
    /** Called with every new start, and when it has been given up. */
    private readonly on: { started(): void; hopeless(name: string): void },
  ) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Nothing when it has been told to stop before. */
  start(): void {
    if (this.stopping) return;
    const started = Date.now();
    const child = spawn(process.execPath, this.args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: this.environment,
      detached: true, // Ctrl-C reaches the launcher alone, which stops its children in order
    });
    this.process = child;
    child.once('exit', (code, signal) => void this.ended(started, signal ?? `code ${code}`));
    this.on.started();
  }

  /** Kills a process that hangs and ignores signals; it is then restarted like one that died. */
  restart(): void {
    if (!this.stopping) this.process?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), WAIT_LIMIT_MS);
    await gone;
    clearTimeout(timer);
  }

  private async ended(started: number, how: string): Promise<void> {
    if (this.stopping) return;
    this.young = Date.now() - started < YOUNG_MS ? this.young + 1 : 0;
    if (this.young >= FAILED_STARTS) return this.on.hopeless(this.name);
    printLine(`The ${this.name} ended (${how}); it is started again.`);
    await sleep(Math.min(5_000, 100 * 2 ** this.young));
    this.start();
  }
}
