import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, wherever a script was started from. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
