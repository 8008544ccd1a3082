import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { ChatMessage } from '@/lib/llm/question';

/** A prompt, and when it was sent and answered, in milliseconds of one clock. */
export interface SentPrompt {
  messages: readonly ChatMessage[];
  sentAt: number;
  answeredAt: number;
}

/**
 * Tokens of each prompt, and how many of them stand in the longest beginning that it has in common with a prompt that was
 * answered before it was sent: what a provider's prompt cache can hold by then.
 */
export function promptTokens(prompts: readonly SentPrompt[]): { all: number; answered: number }[] {
  const read = prompts.map((prompt) => ({
    ...prompt,
    // Each message begins with its role, as in every chat template.
    tokens: prompt.messages.flatMap(({ role, content }) => [...encode(`${role}\n`), ...encode(content)]),
  }));
  const byAnswer = read.toSorted((a, b) => a.answeredAt - b.answeredAt);
  const answered: number[][] = [];
  const shared = new Map<SentPrompt, number>();
  let next = 0;
  for (const prompt of read.toSorted((a, b) => a.sentAt - b.sentAt)) {
    for (; (byAnswer[next]?.answeredAt ?? Infinity) <= prompt.sentAt; next += 1) {
      const { tokens } = byAnswer[next]!;
      answered.splice(placeOf(tokens, answered), 0, tokens);
    }
    // In alphabetical order the nearest relatives of a prompt are its neighbours.
    const at = placeOf(prompt.tokens, answered);
    shared.set(
      prompt,
      Math.max(common(prompt.tokens, answered[at - 1]), common(prompt.tokens, answered[at])),
    );
  }
  return read.map((prompt) => ({ all: prompt.tokens.length, answered: shared.get(prompt)! }));
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
