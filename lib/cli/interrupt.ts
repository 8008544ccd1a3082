/**
 * A signal that is aborted by Ctrl-C or an order to end, so that work can stop in good order. Every further one is
 * swallowed: the launcher passes on what the terminal has sent already. `release` leaves them to Node again.
 */
export function untilStopped(): { signal: AbortSignal; release(): void } {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  return {
    signal: stop.signal,
    release() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
    },
  };
}
