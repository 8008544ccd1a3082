import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './root.mjs';
import { say } from './say.mjs';

const LOCK = inRoot('.face4rag-setup');

/**
 * Does `work` while no other command in this folder installs or builds: two at once break each other's files.
 * @param {() => void} work
 */
export async function oneAtATime(work) {
  for (let told = false; !take(); told = true) {
    if (!told) say('Another command is installing or building here: waiting for it ...');
    await sleep(500);
  }
  try {
    work();
  } finally {
    fs.rmSync(LOCK, { force: true });
  }
}

/** True when the lock is ours. It is linked into place, so that it never stands without its owner's pid. */
function take() {
  const own = `${LOCK}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    fs.linkSync(own, LOCK);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!alive(owner())) fs.rmSync(LOCK, { force: true });
    return false;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

function owner() {
  try {
    return Number(fs.readFileSync(LOCK, 'utf8'));
  } catch {
    return process.pid; // given back just now: ask again
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
