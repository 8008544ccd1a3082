import type { Connection } from '../client';
import { LlmFault } from '../fault';
import { toFault } from './to-fault';

/** One call over a connection, within its time and without a retry. Rejects with an LlmFault, or as `signal` was aborted. */
export async function timedCall<Result>(
  { timeoutMs, apiKey }: Connection,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result & { latencyMs: number }> {
  const started = performance.now();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const result = await call(AbortSignal.any([signal, late]));
    return { ...result, latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new LlmFault('timed_out', `no whole reply within ${timeoutMs} ms`);
    throw toFault(error, Date.now(), apiKey);
  }
}
