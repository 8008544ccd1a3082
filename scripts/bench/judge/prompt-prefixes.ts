import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { ChatMessage } from '@/lib/llm/question';

/**
 * Tokens of prompts in the order in which they were sent, and how many of them stand in the longest beginning that a
 * prompt has in common with an earlier one: what a provider's prompt cache can hold.
 */
export function promptTokens(prompts: readonly (readonly ChatMessage[])[]): {
  all: number;
  cacheable: number;
} {
  const earlier: number[][] = [];
  let [all, cacheable] = [0, 0];
  for (const prompt of prompts) {
    // Each message begins with its role, as in every chat template.
    const tokens = prompt.flatMap(({ role, content }) => [...encode(`${role}\n`), ...encode(content)]);
    const at = placeOf(tokens, earlier);
    // In alphabetical order the nearest relatives of a prompt are its neighbours.
    cacheable += Math.max(common(tokens, earlier[at - 1]), common(tokens, earlier[at]));
    all += tokens.length;
    earlier.splice(at, 0, tokens);
  }
  return { all, cacheable };
}

/** Where `tokens` belongs in a sorted list. */
function placeOf(tokens: number[], sorted: readonly number[][]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle]!;
    const same = common(tokens, other);
    if ((other[same] ?? -1) < (tokens[same] ?? -1)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function common(tokens: readonly number[], other: readonly number[] = []): number {
  let length = 0;
  while (length < Math.min(tokens.length, other.length) && tokens[length] === other[length]) length += 1;
  return length;
}
