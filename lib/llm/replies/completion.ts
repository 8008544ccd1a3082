import type OpenAI from 'openai';
import { APIError } from 'openai';
import { toProtocolError } from '../faults/error-body';
import { type AnsweredFault, LlmFault } from '../fault';
import { readParts } from './message-parts';
import type { Usage } from '../question';
import { splitReasoning } from './think';

/** What came, as far as it can be used. */
export interface ReadCompletion {
  text: string;
  reasoning: string;
  /** Null where the endpoint counted nothing. */
  usage: Usage | null;
  /** The endpoint answered, and asked again would answer alike: it refused, filtered, or was cut by its length. */
  fault: AnsweredFault | null;
}

/** Why a reply ended, beside OpenAI's own reasons: Zhipu's `sensitive`, Anthropic's and Gemini's behind a router. */
const ENDS: Record<string, AnsweredFault> = {
  content_filter: 'filtered',
  sensitive: 'filtered',
  safety: 'filtered',
  prohibited_content: 'filtered',
  recitation: 'filtered',
  refusal: 'refused',
  length: 'unreadable',
  max_tokens: 'unreadable',
  model_context_window_exceeded: 'unreadable',
};
/** DeepSeek's, Zhipu's and OpenRouter's word for a reply that broke off at the provider. */
const BROKEN_OFF = new Set(['insufficient_system_resource', 'network_error', 'error']);

/** Reads a completion in the form of the protocol. Throws what is no reply: an error within it, an empty or broken one. */
export function readCompletion(completion: OpenAI.Chat.ChatCompletion): ReadCompletion {
  const choice = completion.choices?.[0];
  if (!choice?.message)
    throw errorWithin(completion) ?? new LlmFault('cut_off', 'the reply holds no message');
  const parts = readParts(choice.message);
  const { text, reasoning: within, open } = splitReasoning(parts.text);
  const reasoning = [...new Set([...parts.reasoning, within])].filter(Boolean).join('\n\n');
  const usage = readUsage(completion.usage);
  const end = String(choice.finish_reason ?? '').toLowerCase();
  if (BROKEN_OFF.has(end)) throw brokenOff(choice, end, usage);
  if (parts.refusal) return { text: parts.refusal, reasoning, usage, fault: 'refused' };
  const fault = ENDS[end] ?? (open ? 'unreadable' : null);
  if (text === '' && fault === null)
    throw new LlmFault('empty', 'the reply is empty', { usage, raw: reasoning || null });
  return { text: open ? parts.text.trim() : text, reasoning, usage, fault };
}

function brokenOff(choice: object, end: string, usage: Usage | null): Error {
  return errorWithin(choice) ?? new LlmFault('overloaded', `the reply broke off: ${end}`, { usage });
}

/**
 * Routers reply 200 before they have asked the model; an error that comes later is in the body, with its own status.
 */
export function errorWithin(body: unknown): APIError | null {
  const { error } = toProtocolError(body);
  const code = Number((error as { code?: unknown } | undefined)?.code);
  const status = code >= 400 && code < 600 ? code : 500;
  return error ? APIError.generate(status, { error }, undefined, new Headers()) : null;
}

/** Cached tokens as OpenAI names them, DeepSeek, and Kimi. */
type AnyUsage = OpenAI.CompletionUsage & { prompt_cache_hit_tokens?: number; cached_tokens?: number };

/** What an endpoint counted; null where it counted nothing. */
export function readUsage(said: unknown): Usage | null {
  const usage = said as AnyUsage | null | undefined;
  if (!usage?.prompt_tokens) return null;
  const { prompt_tokens_details: details, prompt_cache_hit_tokens, cached_tokens } = usage;
  return {
    prompt: usage.prompt_tokens,
    cachedPrompt: details?.cached_tokens ?? prompt_cache_hit_tokens ?? cached_tokens ?? 0,
    completion: usage.completion_tokens ?? 0,
  };
}
