import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';
import type { ChatMessage } from './question';

/** Tokens that the chat format adds to each message, and once at the end. */
const PER_MESSAGE = 4;
const AT_THE_END = 3;

/** Tokens of a text by itself. */
export const textTokens = (text: string): number => count(text);

/**
 * Prompt tokens of a chat by the o200k_base encoding: what estimates and reserves rest on. Other models count a little
 * differently; what a call cost is always taken from the endpoint's own count.
 */
export function countTokens(messages: readonly ChatMessage[]): number {
  return messages.reduce(
    (sum, { role, content }) =>
      sum + PER_MESSAGE + (role === 'system' ? instructionTokens(content) : count(content)),
    AT_THE_END,
  );
}

const MOST_KNOWN = 100;
const known = new Map<string, number>();

/** Instructions are few and come with every call: each is counted once. */
function instructionTokens(text: string): number {
  const tokens = known.get(text) ?? count(text);
  if (known.size < MOST_KNOWN) known.set(text, tokens);
  return tokens;
}
