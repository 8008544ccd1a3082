import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processesIn, programOf, workingFolderOf } from './process-identity';

export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** What the cluster's pid file says, whether or not that server still runs. */
export function readPidFile(cluster: string): Postmaster | null {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Whether the process is the server of this cluster: pids come again, above all in containers. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (programOf(pid) !== 'postgres') return false;
  const folder = workingFolderOf(pid);
  return folder === null || folder === fs.realpathSync(cluster);
}

export function findRunning(cluster: string): Postmaster | null {
  const found = readPidFile(cluster);
  return found && serves(found.pid, cluster) ? found : null;
}

/**
 * Removes a pid file that would keep PostgreSQL from starting although its server is dead: a zombie, or a pid that
 * another program has now. Never while a process of that server still works in the folder: it could still write.
 */
export async function clearStalePidFile(cluster: string): Promise<void> {
  const found = readPidFile(cluster);
  if (!found || serves(found.pid, cluster)) return;
  const deadline = Date.now() + 10_000;
  while (processesIn(fs.realpathSync(cluster)).length > 0 && Date.now() < deadline) await sleep(50);
  if (processesIn(fs.realpathSync(cluster)).length === 0 && process.platform === 'linux')
    fs.rmSync(pidFile(cluster), { force: true });
}

/** Ends a server in an orderly way and waits; after `waitLimitMs` at once, which the next start repairs. */
export async function stopPostmaster(pid: number, cluster: string, waitLimitMs = 20_000): Promise<void> {
  const deadline = Date.now() + waitLimitMs;
  let signal: NodeJS.Signals = 'SIGINT';
  send(pid, signal);
  while (serves(pid, cluster)) {
    if (signal === 'SIGINT' && Date.now() > deadline) send(pid, (signal = 'SIGQUIT'));
    await sleep(20);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}
