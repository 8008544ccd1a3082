import { toBody } from './chat-body';
import { clientOf, type Connection } from './client';
import { type ReadCompletion, readCompletion } from './replies/completion';
import { countedUsage, shortenedPrompt } from './replies/counted-usage';
import type { ModelFeatures } from './features';
import { LlmFault } from './fault';
import type { ModelQuestion, Usage } from './question';
import { toFault } from './faults/to-fault';

export interface ChatReply extends ReadCompletion {
  /** As the endpoint counted, or else as we do. */
  usage: Usage;
  latencyMs: number;
}

/**
 * One call, no retries. Rejects with an LlmFault when no reply came. A refusal and a reply that was cut short are replies,
 * paid for like others; their `fault` says that what is left of them must not be taken for a verdict. A reply to half a
 * prompt is none.
 */
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
    const reply = readCompletion(completion);
    const shortened = shortenedPrompt(question, reply.usage, completion.system_fingerprint === 'fp_ollama');
    if (shortened) throw shortened;
    const usage = reply.usage ?? countedUsage(question, reply.reasoning + reply.text);
    return { ...reply, usage, latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new LlmFault('timed_out', `no whole reply within ${connection.timeoutMs} ms`);
    throw toFault(error, Date.now(), connection.apiKey);
  }
}
