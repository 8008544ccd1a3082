const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls `stop` for every signal that asks this process to end; the function returned takes that back.
 * @param {() => void} stop
 */
export function onStop(stop) {
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/** How often is looked whether the shell is still there. */
const LOOK_MS = 250;

/**
 * Sends this process the signal that npm gave to the shell alone in which it runs a script: the shell is gone then, and this process
 * has another parent. For scripts that take arguments; others stand in package.json with `exec`, so that no shell is between.
 */
export function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
