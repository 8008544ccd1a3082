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
