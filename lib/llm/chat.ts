import { toBody } from './chat-body';
import { clientOf, type Connection } from './client';
import type { ModelFeatures } from './features';
import type { ModelQuestion } from './question';
import { type PricedReply, readReply } from './replies/read-reply';
import { timedCall } from './faults/timed-call';

export interface ChatReply extends PricedReply {
  latencyMs: number;
}

/** One call, no retries. Rejects with an LlmFault when no reply came (replies/read-reply.ts). */
export const chat = (
  connection: Connection,
  question: ModelQuestion,
  features: ModelFeatures,
  signal: AbortSignal,
): Promise<ChatReply> =>
  timedCall(connection, signal, async (inTime) => {
    const body = toBody(question, connection, features);
    return readReply(question, await clientOf(connection).chat.completions.create(body, { signal: inTime }));
  });
