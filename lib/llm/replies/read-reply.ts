import type OpenAI from 'openai';
import type { ModelQuestion, Usage } from '../question';
import { type ReadCompletion, readCompletion } from './completion';
import { countedUsage, shortenedPrompt } from './counted-usage';

/** What a model replied to a question, with what it is to be paid for. */
export interface PricedReply extends ReadCompletion {
  /** As the endpoint counted, or else as we do. */
  usage: Usage;
}

/**
 * Reads the reply to a question. Throws what is no reply: an error within it, an empty or broken one, one to half a prompt. A
 * refusal and a reply that was cut short are replies, paid for like others; their `fault` says so.
 */
export function readReply(question: ModelQuestion, completion: OpenAI.Chat.ChatCompletion): PricedReply {
  const reply = readCompletion(completion);
  const shortened = shortenedPrompt(question, reply.usage, completion.system_fingerprint === 'fp_ollama');
  if (shortened) throw shortened;
  return { ...reply, usage: reply.usage ?? countedUsage(question, reply.reasoning + reply.text) };
}
