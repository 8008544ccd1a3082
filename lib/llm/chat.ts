import { toBody } from './chat-body';
import { clientOf, type Connection } from './client';
import type { ModelFeatures } from './features';
import { LlmFault } from './fault';
import type { ModelQuestion } from './question';
import { type PricedReply, readReply } from './replies/read-reply';
import { toFault } from './faults/to-fault';

export interface ChatReply extends PricedReply {
  latencyMs: number;
}

/** One call, no retries. Rejects with an LlmFault when no reply came (replies/read-reply.ts). */
export async function chat(
  connection: Connection,
  question: ModelQuestion,
  features: ModelFeatures,
  signal: AbortSignal,
): Promise<ChatReply> {
  const started = performance.now();
  const late = AbortSignal.timeout(connection.timeoutMs);
  try {
    const completion = await clientOf(connection).chat.completions.create(
      toBody(question, connection, features),
      { signal: AbortSignal.any([signal, late]) },
    );
    return { ...readReply(question, completion), latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new LlmFault('timed_out', `no whole reply within ${connection.timeoutMs} ms`);
    throw toFault(error, Date.now(), connection.apiKey);
  }
}
