const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does work that can be stopped in good order: Ctrl-C or an order to end aborts its signal. Every further one is swallowed to the
 * end of the process: the launcher passes on what the terminal has sent already. Where none came they are left to Node again.
 *
 * @param reason what the signal says it was aborted for, for work that fails with that
 */
export async function interruptible<Result>(
  work: (stop: AbortSignal) => Promise<Result>,
  reason?: string,
): Promise<Result> {
  const stop = new AbortController();
  const end = (): void => stop.abort(reason === undefined ? undefined : new Error(reason));
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(stop.signal);
  } finally {
    if (!stop.signal.aborted) for (const signal of SIGNALS) process.off(signal, end);
  }
}
