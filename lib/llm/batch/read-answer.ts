import type OpenAI from 'openai';
import { APIError } from 'openai';
import { toProtocolError } from '../faults/error-body';
import { LlmFault } from '../fault';
import { toFault } from '../faults/to-fault';
import type { ModelQuestion } from '../question';
import { type PricedReply, readReply } from '../replies/read-reply';
import type { BatchAnswer } from './batch-lines';

/** Reads what a batch answered to a question, as chat.ts reads a call's answer. Throws an LlmFault where it holds no reply. */
export function readAnswer(
  question: ModelQuestion,
  { status, body }: BatchAnswer,
  apiKey: string | null,
): PricedReply {
  if (status === null) throw new LlmFault('overloaded', unmade(body));
  try {
    if (status < 200 || status > 299)
      throw APIError.generate(status, toProtocolError(body), undefined, new Headers());
    return readReply(question, (body ?? {}) as OpenAI.Chat.ChatCompletion);
  } catch (error) {
    throw toFault(error, Date.now(), apiKey);
  }
}

function unmade(body: unknown): string {
  const { error } = (body ?? {}) as { error?: { message?: unknown; code?: unknown } | null };
  const told = [error?.message, error?.code].find((part) => typeof part === 'string');
  return `the batch ended without this call${told ? `: ${told}` : ''}`;
}
