import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { LauncherError } from '../setup/say.mjs';

/** The key of sessions and of secrets at rest: FACE4RAG_SECRET, else one made once and kept beside the data. */
export function readSecret(dataDir: string): string {
  if (process.env.FACE4RAG_SECRET) return process.env.FACE4RAG_SECRET;
  const file = path.join(dataDir, 'secret');
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Linked into place atomically: if two first starts race, one wins and both read the same key.
    const draft = `${file}.${process.pid}`;
    if (!fs.existsSync(file)) {
      fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
      if (!fs.existsSync(file)) fs.linkSync(draft, file);
      fs.rmSync(draft);
    }
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new LauncherError(
      `The key in ${file} cannot be kept (${String(error)}): make the folder writable, or set FACE4RAG_SECRET.`,
    );
  }
}
