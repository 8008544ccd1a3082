import fs from 'node:fs';
import path from 'node:path';

/** Keeps a second process out of a folder that grows; what a killed one left is taken over. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, '.lock');
  for (;;)
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(fs.readFileSync(file, 'utf8'));
      if (isAlive(owner))
        throw new Error(`Process ${owner} works in ${folder} already; if it does not, delete ${file}.`);
      fs.rmSync(file, { force: true });
    }
}

function isAlive(pid: number): boolean {
  // Of an earlier process: in a container each one may get the same number.
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
