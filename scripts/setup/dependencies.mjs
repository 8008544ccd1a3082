import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot } from './root.mjs';
import { Refusal, say } from './say.mjs';

const STAMP = inRoot('node_modules', '.face4rag-lock');

/** Installs what the lock file names, unless node_modules was made from this very lock file already. */
export async function ensureDependencies() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (madeFrom(lock)) return;
  await oneAtATime(() => {
    if (!madeFrom(lock)) install(lock);
  });
}

/** @param {string} lock */
function madeFrom(lock) {
  const generated = fs.existsSync(inRoot('generated', 'prisma', 'client.ts'));
  return generated && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lock;
}

/** @param {string} lock */
function install(lock) {
  say('Installing dependencies (npm ci); the first time takes a minute or two ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: inRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // The build needs the development dependencies whatever NODE_ENV the machine sets.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0)
    throw new Refusal(`npm ci failed${error ? ` (${error.message})` : ''}: see above, mend it, start again.`);
  fs.writeFileSync(STAMP, lock);
}
