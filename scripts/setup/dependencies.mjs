import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { runBound } from './bound.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { writeOperations } from './operations.mjs';
import { inRoot } from './root.mjs';
import { LauncherError, printLine } from './say.mjs';

const MARKER = inRoot('node_modules', '.face4rag-lock');

/** Installs what the lock file names, unless node_modules was made from this very lock file; lists the operations. */
export async function ensureDependencies() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (!madeFrom(lock))
    await oneAtATime(async () => {
      if (!madeFrom(lock)) await install(lock);
    });
  writeOperations();
}

/** @param {string} lock */
function madeFrom(lock) {
  const generated = fs.existsSync(inRoot('generated', 'prisma', 'client.ts'));
  return generated && fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === lock;
}

/** @param {string} lock */
async function install(lock) {
  printLine('Installing dependencies (npm ci); the first time takes a minute or two ...');
  fs.rmSync(MARKER, { force: true }); // what a killed install leaves was made from no lock file
  // The build needs the development dependencies whatever NODE_ENV the machine sets.
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status, error } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], env);
  if (status !== 0)
    throw new LauncherError(
      `npm ci failed${error ? ` (${error.message})` : ''}: see above, mend it, start again.`,
    );
  fs.writeFileSync(MARKER, lock);
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ status: number | null, error?: Error }>}
 */
async function npm(args, env) {
  const program = process.env.npm_execpath; // there under `npm start`, though another package manager may have set it
  if (program && /npm-cli\.c?js$/.test(program)) return runBound([program, ...args], env);
  const windows = process.platform === 'win32';
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: inRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
    env,
  });
}
