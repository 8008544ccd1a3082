import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Whether a process runs; a zombie, dead but not yet reaped by its parent, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/**
 * When a process began, in whatever unit the system has; null when it does not run or nobody can say (Windows).
 * A pid together with its birth names one process for ever, while pids alone come again.
 */
export function birthOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return statOf(pid)?.birth ?? null;
  if (process.platform === 'win32') return null;
  return ps(pid, 'lstart');
}

/** The name of the program that a process runs, such as "postgres"; null when nobody can say. */
export function programOf(pid: number): string | null {
  if (process.platform === 'linux') return statOf(pid)?.program ?? null;
  return process.platform === 'win32' ? null : (ps(pid, 'comm')?.split('/').at(-1) ?? null);
}

/** The folder that a process works in (Linux only); null when nobody can say. */
export function workingFolderOf(pid: number): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Every process that works in `folder` (Linux only). */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolderOf(pid) === folder && isAlive(pid));
}

interface Stat {
  program: string;
  state: string;
  birth: string;
}

/** /proc/<pid>/stat: "pid (program) state ...", where field 22 is the start in ticks since the boot. */
function statOf(pid: number): Stat | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const rest = text.slice(end + 2).split(' ');
    return {
      program: text.slice(text.indexOf('(') + 1, end),
      state: rest[0] ?? '',
      birth: `${bootId()}:${rest[19] ?? ''}`,
    };
  } catch {
    return null;
  }
}

let boot: string | undefined;
function bootId(): string {
  return (boot ??= fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

function ps(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
