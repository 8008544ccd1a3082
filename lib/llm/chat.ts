import type OpenAI from 'openai';
import { APIError } from 'openai';
import { toBody } from './chat-body';
import { clientOf, type Connection } from './client';
import { toProtocolError } from './error-body';
import type { ModelFeatures } from './features';
import { type AnsweredFault, LlmFault } from './fault';
import type { ModelQuestion, Usage } from './question';
import { splitReasoning } from './think';
import { toFault } from './to-fault';

export interface ChatReply {
  text: string;
  reasoning: string;
  usage: Usage;
  latencyMs: number;
  /** The endpoint answered, and asked again would answer alike: it refused, filtered, or was cut by its length. */
  fault: AnsweredFault | null;
}

/**
 * One call, no retries. Rejects with an LlmFault when no reply came. A refusal and a reply that was cut short are replies,
 * paid for like others; their `fault` says that what is left of them must not be taken for a verdict.
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
    return { ...readCompletion(completion), latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new LlmFault('timed_out', `no whole reply within ${connection.timeoutMs} ms`);
    throw toFault(error, Date.now(), connection.apiKey);
  }
}

function readCompletion(completion: OpenAI.Chat.ChatCompletion): Omit<ChatReply, 'latencyMs'> {
  const choice = completion.choices?.[0];
  if (!choice?.message)
    throw errorWithin(completion) ?? new LlmFault('cut_off', 'the reply holds no message');
  const { text, reasoning } = splitReasoning(choice.message.content ?? '');
  const usage = readUsage(completion.usage);
  const fault = faultOf(choice);
  if (text === '' && fault === null) throw new LlmFault('empty', 'the reply is empty', { usage });
  const apart = (choice.message as { reasoning_content?: unknown }).reasoning_content;
  const thought = [typeof apart === 'string' ? apart.trim() : '', reasoning].filter(Boolean);
  return { text: choice.message.refusal || text, reasoning: thought.join('\n\n'), usage, fault };
}

/**
 * Routers reply 200 before they have asked the model; an error that comes later is in the body, with its own status.
 */
function errorWithin(body: unknown): APIError | null {
  const { error } = toProtocolError(body);
  const code = Number((error as { code?: unknown } | undefined)?.code);
  const status = code >= 400 && code < 600 ? code : 500;
  return error ? APIError.generate(status, { error }, undefined, new Headers()) : null;
}

function faultOf({ message, finish_reason }: OpenAI.Chat.ChatCompletion.Choice): ChatReply['fault'] {
  if (message.refusal) return 'refused';
  if (finish_reason === 'content_filter') return 'filtered';
  return finish_reason === 'length' ? 'unreadable' : null;
}

const readUsage = (usage: OpenAI.CompletionUsage | undefined): Usage => ({
  prompt: usage?.prompt_tokens ?? 0,
  cachedPrompt: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  completion: usage?.completion_tokens ?? 0,
});
