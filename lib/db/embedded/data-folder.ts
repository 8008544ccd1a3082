import fs from 'node:fs';
import path from 'node:path';

/** Makes the data folder, and tries to write into it. Throws an Error that says what to do when that is not allowed. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.write-${process.pid}`);
    fs.writeFileSync(probe, 'a');
    fs.rmSync(probe);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Error(noSpace(dataDir), { cause: error });
    const reason = REASONS[code] ?? message;
    throw new Error(
      `${reason}: ${dataDir} cannot hold the data; allow it, or name another folder in DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

export const noSpace = (dataDir: string): string =>
  `The disk of ${dataDir} is full: make room, or name a folder on another disk in DATA_DIR.`;

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'The disk is read-only',
  EACCES: 'Permission denied',
  EPERM: 'Permission denied',
  ENOENT: 'No folder can be made there',
  ENOTDIR: 'A part of the path is a file',
  EEXIST: 'There is a file of that name',
};

/** As mkdir -p, which in Node never ends where a parent is there but lets nothing be made in it, as /proc does. */
function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const made = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory(); // by another start
    if (!made) throw error;
  }
}
