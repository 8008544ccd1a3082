import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor, asAccount } from './account';
import { appUrl } from './app-login';
import { nativeFolder } from './binaries';
import { freePort } from './free-port';
import { clusterFolder, initialise, ownerUrl } from './initialise';
import { type Postmaster, clearStalePidFile, findRunning, readPidFile, stopPostmaster } from './postmaster';
import { untilReachable } from './reachable';
import { logFile, logSince, logSize, openLog } from './server-log';
import { SETTINGS } from './settings';
import { enter, leave } from './tenants';

export interface Embedded extends Postmaster {
  /** As the role that the studio works with. */
  url: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
  /** It ran already; somebody else started it. */
  attached: boolean;
  /** Leaves the server and, when nobody else uses it, stops it. */
  stop(): Promise<void>;
  /** Leaves the server running. */
  detach(): void;
}

const WAIT_LIMIT_MS = 60_000;

/**
 * The PostgreSQL server of a data folder: the one that runs, else a new one, on `port` and no other (it is waited for),
 * or without one on the port that it had before where that is free. Makes the cluster on first use. Throws an Error that
 * says what to do.
 */
export async function startEmbedded(dataDir: string, options: { port?: number } = {}): Promise<Embedded> {
  initialise(dataDir);
  enter(dataDir);
  const cluster = clusterFolder(dataDir);
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (Date.now() < deadline) {
    const running = findRunning(cluster);
    const url = running && ownerUrl(dataDir, running.port);
    if (url && (await untilReachable(url, () => findRunning(cluster)?.pid === running.pid)))
      return handle(dataDir, running, true);
    const port = options.port ?? (await freePort(readPidFile(cluster)?.port));
    await clearStalePidFile(cluster);
    const started = await launch(dataDir, port);
    if (started) return handle(dataDir, started, false);
    await sleep(200); // processes of a killed server are still on their way out, or another start was first
  }
  throw new Error(`The database did not start within a minute; ${logFile(dataDir)} says why`);
}

/** Starts one server; null when the attempt is worth repeating. */
async function launch(dataDir: string, port: number): Promise<Postmaster | null> {
  const cluster = clusterFolder(dataDir);
  const program = path.join(nativeFolder(), 'bin', 'postgres');
  const { command, args, options } = asAccount(accountFor(cluster), program, [
    '-D',
    cluster,
    '-p',
    String(port),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);
  const log = openLog(dataDir);
  const before = logSize(dataDir);
  // A process group of its own: Ctrl-C goes to the whole group and must reach the studio first, the database last.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  fs.closeSync(log);
  child.on('error', () => undefined); // seen below as a child without a pid
  child.unref();
  const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if ((await untilReachable(ownerUrl(dataDir, port), alive)) && child.pid !== undefined && alive())
    return { pid: child.pid, port };
  const output = logSince(dataDir, before);
  if (/lock file|shared memory block|Address already in use|in use by another/i.test(output)) return null;
  throw new Error(`The database did not start: ${explain(output)} (${logFile(dataDir)})`);
}

function explain(output: string): string {
  if (/No space left/i.test(output)) return 'there is no space left on the disk';
  const fatal = /(?:FATAL|PANIC|ERROR):\s+(.*)/.exec(output)?.[1];
  return fatal ?? output.trim().split('\n').at(-1) ?? 'it ended at once';
}

async function handle(dataDir: string, { pid, port }: Postmaster, attached: boolean): Promise<Embedded> {
  const owner = ownerUrl(dataDir, port);
  return {
    pid,
    port,
    attached,
    url: await appUrl(dataDir, owner),
    ownerUrl: owner,
    async stop() {
      if (leave(dataDir)) return;
      // It may have been started again since, as another process.
      const running = findRunning(clusterFolder(dataDir));
      if (running) await stopPostmaster(running.pid, clusterFolder(dataDir));
    },
    detach: () => void leave(dataDir),
  };
}
