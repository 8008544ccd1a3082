import { createRequire } from 'node:module';
import type * as O200k from 'gpt-tokenizer/encoding/o200k_base';
import type { ChatMessage } from './question';

/** Tokens that the chat format adds to each message, and once at the end. */
const PER_MESSAGE = 4;
const AT_THE_END = 3;

let encoding: typeof O200k | undefined;

/** Tokens of a text by itself. The tables take 70 MB and 150 ms, and most processes never count: they are loaded at the first text. */
export function textTokens(text: string): number {
  encoding ??= createRequire(import.meta.url)('gpt-tokenizer/encoding/o200k_base') as typeof O200k;
  return encoding.countTokens(text);
}

/**
 * Prompt tokens of a chat by the o200k_base encoding: what estimates and reserves rest on. Other models count a little
 * differently; what a call cost is always taken from the endpoint's own count.
 */
export function countTokens(messages: readonly ChatMessage[]): number {
  return messages.reduce(
    (sum, { role, content }) =>
      sum + PER_MESSAGE + (role === 'system' ? instructionTokens(content) : textTokens(content)),
    AT_THE_END,
  );
}

const MOST_KNOWN = 100;
const known = new Map<string, number>();

/** Instructions are few and come with every call: each is counted once. */
function instructionTokens(text: string): number {
  const tokens = known.get(text) ?? textTokens(text);
  if (known.size < MOST_KNOWN) known.set(text, tokens);
  return tokens;
}
