import fs from 'node:fs';
import path from 'node:path';

const LIMIT_BYTES = 5_000_000;

/** Opens the server's log for appending, renaming the old one when it has grown large; returns a file descriptor. */
export function openLog(dataDir: string): number {
  fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  const file = logFile(dataDir);
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES)
    fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, 'a', 0o600);
}

export function logFile(dataDir: string): string {
  return path.join(dataDir, 'logs', 'postgres.log');
}

/** Size of the log, to read later only what came after. */
export function logSize(dataDir: string): number {
  return fs.statSync(logFile(dataDir), { throwIfNoEntry: false })?.size ?? 0;
}

export function logSince(dataDir: string, from: number): string {
  return fs.readFileSync(logFile(dataDir)).subarray(from).toString('utf8');
}
