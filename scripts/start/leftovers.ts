import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf } from '@/lib/db/embedded/process-identity';

interface Known {
  pid: number;
  birth: string | null;
}

/** What the launcher of a data folder writes down about itself and its children, to be found after a kill -9. */
interface Record {
  url: string;
  launcher: Known;
  children: (Known & { name: string })[];
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'run', 'studio.json');
const runs = ({ pid, birth }: Known): boolean => birth !== null && birthOf(pid) === birth;

/** A killed process lets go of its port when the last of its threads has ended, which a busy machine can put off. */
const PORT_WAIT_MS = 10_000;

/**
 * The address of a studio that runs over this folder already; else ends what a killed launcher left, waits until
 * `isFree` says that its port is, and returns null.
 */
export async function endLeftovers(dataDir: string, isFree: () => Promise<boolean>): Promise<string | null> {
  const record = readRecord(dataDir);
  if (!record) return null;
  if (runs(record.launcher)) return record.url;
  const left = record.children.filter(runs);
  for (const child of left) process.kill(child.pid, 'SIGKILL');
  while (left.some(runs)) await sleep(20);
  const deadline = Date.now() + PORT_WAIT_MS;
  while (left.length > 0 && Date.now() < deadline && !(await isFree())) await sleep(50);
  fs.rmSync(fileOf(dataDir), { force: true });
  return null;
}

/** Writes down this process as the launcher, with the children that run now. */
export function writeDown(
  dataDir: string,
  url: string,
  children: readonly { name: string; pid?: number }[],
): void {
  const known = (pid: number): Known => ({ pid, birth: birthOf(pid) });
  const record: Record = {
    url,
    launcher: known(process.pid),
    children: children.flatMap(({ name, pid }) => (pid === undefined ? [] : { name, ...known(pid) })),
  };
  fs.mkdirSync(path.dirname(fileOf(dataDir)), { recursive: true });
  fs.writeFileSync(`${fileOf(dataDir)}.${process.pid}`, JSON.stringify(record));
  fs.renameSync(`${fileOf(dataDir)}.${process.pid}`, fileOf(dataDir));
}

export function clearLeftovers(dataDir: string): void {
  fs.rmSync(fileOf(dataDir), { force: true });
}

/** What the last launcher of a data folder wrote down; null when there is nothing. */
export function readRecord(dataDir: string): Record | null {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as Record;
  } catch {
    return null; // none, or torn by a full disk: the port check then says what is in the way
  }
}
