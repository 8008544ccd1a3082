import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

const WITH_PARENT = pathToFileURL(inRoot('scripts/setup/with-parent.mjs')).href;

/**
 * Runs a Node program in the repository to its end, and never beyond our own: an orphan would go on writing into files
 * that the next start makes again. Its errors go to the terminal.
 * @param {string[]} args the program's file, and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number | null, stdout: string }>}
 */
export function runBound(args, env) {
  const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  });
  let stdout = '';
  child.stdout?.on('data', (chunk) => (stdout += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout }));
  });
}
