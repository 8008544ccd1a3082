/**
 * A signal that is aborted by Ctrl-C or an order to end, so that work can stop in good order. Every further one is
 * swallowed: the launcher passes on what the terminal has sent already.
 */
export function untilStopped(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}
