import fs from 'node:fs';

/** What the disk knows of a file that is to be read. Throws with the file's path where there is none, it may not be read, or it is a folder. */
export function requiredFile(path: string): fs.Stats {
  const found = fs.statSync(path);
  if (found.isDirectory()) throw Object.assign(new Error(`${path} is a folder.`), { code: 'EISDIR', path });
  fs.accessSync(path, fs.constants.R_OK);
  return found;
}

/** The text of such a file, in UTF-8. */
export async function requiredText(path: string): Promise<string> {
  requiredFile(path);
  return fs.promises.readFile(path, 'utf8');
}
