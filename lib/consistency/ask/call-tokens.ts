import { countTokens } from '@/lib/llm/count-tokens';
import type { TokenEstimate } from '../token-estimate';
import { layout, type PromptText } from './layout';
import type { Prompt } from './prompt';

/** Tokens of one call: the fixed part of its prompt, so many tokens of texts, and of the reply. */
export const callTokens = (prompt: Prompt, texts: number, completionTokens: number): TokenEstimate => ({
  calls: 1,
  promptTokens: fixedTokens(prompt) + texts,
  cachedTokens: 0,
  completionTokens,
});

const known = new Map<string, number>();

/** Tokens of a prompt with nothing filled in, counted once. */
function fixedTokens(prompt: Prompt): number {
  const tokens = known.get(prompt.id) ?? countTokens(layout(prompt, EMPTY));
  known.set(prompt.id, tokens);
  return tokens;
}

const EMPTY: PromptText[] = [
  ['reference', ''],
  ['question', ''],
  ['segment', ''],
];
