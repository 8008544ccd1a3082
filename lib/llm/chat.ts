import OpenAI from 'openai';
import type { ModelFeatures } from './features';
import { LlmFault } from './fault';
import type { ModelQuestion, Usage } from './question';
import { splitReasoning } from './think';
import { toFault } from './to-fault';

/** Where a model is asked, with the key in clear: never leaves the server. Keep one object for many calls. */
export interface Connection {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Of the whole call, in milliseconds. */
  timeoutMs: number;
  /** That of an OpenEndpoint, which guards where it leads; Node's own when there is none. */
  fetch?: typeof globalThis.fetch;
}

export interface ChatReply {
  text: string;
  reasoning: string;
  usage: Usage;
  latencyMs: number;
}

/** Fixed, so that endpoints that take a seed answer the same question the same way. */
const SEED = 20_240_825;

type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/**
 * One call, no retries. Rejects with an LlmFault: a reply that was cut short by its length, a refusal or an empty one is
 * a fault too, since what is left of it could be taken for a verdict. `raw` keeps it.
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
      toBody(question, connection.model, features),
      { signal: AbortSignal.any([signal, late]) },
    );
    return { ...readCompletion(completion), latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new LlmFault('timed_out', `no whole reply within ${connection.timeoutMs} ms`);
    throw toFault(error, Date.now(), connection.apiKey);
  }
}

const clients = new WeakMap<Connection, OpenAI>();

/** The client of a connection, made once. What it would take from the environment by itself is none of an endpoint's business. */
function clientOf(connection: Connection): OpenAI {
  const { baseUrl, apiKey, timeoutMs, fetch } = connection;
  const known = clients.get(connection);
  if (known) return known;
  const client = new OpenAI({
    ...{ baseURL: baseUrl, apiKey: apiKey ?? 'none', organization: null, project: null },
    ...{ maxRetries: 0, timeout: timeoutMs, logLevel: 'off' as const, fetch },
    defaultHeaders: {
      ...(apiKey === null && { authorization: null }),
      ...(new URL(baseUrl).hostname.endsWith('.azure.com') && { 'api-key': apiKey }),
    },
  });
  clients.set(connection, client);
  return client;
}

function toBody(question: ModelQuestion, model: string, features: ModelFeatures): Body {
  const { messages, shape, maxTokens } = question;
  const { name, schema } = shape;
  const format: Body['response_format'] =
    features.responseFormat === 'json_schema'
      ? { type: 'json_schema', json_schema: { name, schema, strict: true } }
      : { type: features.responseFormat };
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    ...(features.responseFormat !== 'text' && { response_format: format }),
    ...(features.temperature && { temperature: 0 }),
    ...(features.seed && { seed: SEED }),
    ...(features.temperature ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
  };
}

function readCompletion(completion: OpenAI.Chat.ChatCompletion): Omit<ChatReply, 'latencyMs'> {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new LlmFault('cut_off', 'the reply holds no message');
  const { content, refusal } = choice.message;
  const { text, reasoning } = splitReasoning(content ?? '');
  if (refusal) throw new LlmFault('refused', 'the model refused', null, refusal);
  if (choice.finish_reason === 'content_filter')
    throw new LlmFault('filtered', 'the endpoint filtered the reply', null, text);
  if (choice.finish_reason === 'length')
    throw new LlmFault('unreadable', 'the reply was longer than allowed', null, text);
  if (text === '') throw new LlmFault('empty', 'the reply is empty');
  const apart = (choice.message as { reasoning_content?: unknown }).reasoning_content;
  const thought = [typeof apart === 'string' ? apart.trim() : '', reasoning].filter(Boolean);
  return { text, reasoning: thought.join('\n\n'), usage: readUsage(completion.usage) };
}

const readUsage = (usage: OpenAI.CompletionUsage | undefined): Usage => ({
  prompt: usage?.prompt_tokens ?? 0,
  cachedPrompt: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  completion: usage?.completion_tokens ?? 0,
});
