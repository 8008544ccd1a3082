import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './root.mjs';
import { LauncherError, printLine } from './say.mjs';

/**
 * Does `work` while no other command in this folder installs or builds: two at once break each other's files.
 * @param {() => Promise<void>} work
 * @param {string} [lock]
 */
export async function oneAtATime(work, lock = inRoot('.face4rag-setup')) {
  for (let told = false; !take(lock); told = true) {
    if (!told) printLine('Another command is installing or building here: waiting for it ...');
    await sleep(500);
  }
  try {
    await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/**
 * True when the lock is ours. It is linked into place, so that it never stands without its owner's name.
 * @param {string} lock
 */
function take(lock) {
  const own = `${lock}.${process.pid}`;
  try {
    fs.writeFileSync(own, nameOf(process.pid));
    if (link(own, lock)) return true;
    if (isHeld(lock)) return false;
    fs.rmSync(lock, { force: true }); // its owner was killed
    return link(own, lock);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new LauncherError(
      `Something has to be installed or built, and nothing can be written beside ${lock} (${code}): mend that, then start again.`,
    );
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** @param {string} own @param {string} lock */
function link(own, lock) {
  try {
    fs.linkSync(own, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const name = fs.readFileSync(lock, 'utf8');
    return name === nameOf(Number.parseInt(name, 10));
  } catch {
    return true; // released just now: try again
  }
}

/**
 * A process's pid and, where Linux tells it, the time of its birth: in a container that starts again pids come again.
 * Empty when it does not run.
 * @param {number} pid
 */
function nameOf(pid) {
  if (!isAlive(pid)) return '';
  const file = `/proc/${pid}/stat`;
  const stat = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const [state, birth = ''] = [0, 19].map((field) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[field]);
  return state === 'Z' ? '' : `${pid} ${birth}`;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
