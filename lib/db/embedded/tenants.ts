import fs from 'node:fs';
import path from 'node:path';
import { birthOf } from './process-identity';

// Who uses the embedded server just now: one file per process, named by its pid, holding its birth. The server is
// stopped only by the last one to leave, so that a command may run beside the studio, or beside another command.

const folderOf = (dataDir: string): string => path.join(dataDir, 'run', 'database');

/** Enters this process. */
export function enter(dataDir: string): void {
  fs.mkdirSync(folderOf(dataDir), { recursive: true });
  fs.writeFileSync(path.join(folderOf(dataDir), String(process.pid)), birthOf(process.pid) ?? '');
}

/** Takes this process out; returns whether any other that still runs is left. */
export function leave(dataDir: string): boolean {
  fs.rmSync(path.join(folderOf(dataDir), String(process.pid)), { force: true });
  const others = fs.existsSync(folderOf(dataDir)) ? fs.readdirSync(folderOf(dataDir)) : [];
  return others.some((name) => {
    const file = path.join(folderOf(dataDir), name);
    if (fs.readFileSync(file, 'utf8') === birthOf(Number(name))) return true;
    fs.rmSync(file, { force: true }); // it was killed
    return false;
  });
}
