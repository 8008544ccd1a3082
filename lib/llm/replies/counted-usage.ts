import { countTokens, textTokens } from '../count-tokens';
import { type FaultKind, LlmFault } from '../fault';
import type { ModelQuestion, Usage } from '../question';

/** What a call came to by our own count, for endpoints that report nothing. */
export const countedUsage = ({ messages }: ModelQuestion, reply: string): Usage => ({
  prompt: countTokens(messages),
  cachedPrompt: 0,
  completion: textTokens(reply),
});

/** Faults after which the endpoint had the prompt and worked on it. */
const WORKED_ON = new Set<FaultKind>(['timed_out', 'empty', 'unreadable']);

/**
 * What a call that brought nothing is booked with: as the endpoint counted, else as we do where it worked on the prompt; null
 * where it turned the call away. A call that timed out is assumed to have been charged for its whole prompt and for no reply:
 * what was written until we hung up is never told.
 */
export function usageOfFault(question: ModelQuestion, { kind, usage, raw }: LlmFault): Usage | null {
  if (usage) return usage;
  return WORKED_ON.has(kind) ? countedUsage(question, raw ?? '') : null;
}

/** Every default context holds so much: Ollama's was 2,048 tokens, with a reply in it. */
const SHORT_PROMPT = 1_500;
/**
 * The fewest tokens that a model makes of one of o200k_base. Measured on texts of 2,000 characters: of English ones
 * DeepSeek-V3, Qwen3 and Gemma 3 make 0.90 at least; of Chinese ones 0.64, with a median of 0.77 (DeepSeek-V3).
 */
const LEAST_SHARE = { latin: 0.75, other: 0.5 };

/** Nearly all of it: a prompt with more than a few characters of another script may be Chinese for most of its tokens. */
const isLatin = (text: string): boolean =>
  text.replace(/[^\u0000-\u024f\u2000-\u206f]/g, '').length > 0.95 * text.length;

/** Less is no context of any default: a count that leaves out what the cache has served (Ollama 0.30, ollama#16428). */
const LEAST_CONTEXT = 1_000;

/**
 * Tokens that Ollama has left of a longer prompt: its context, or half of it and two or three more (ollama/ollama#17427).
 * Contexts are multiples of 1,024. A whole prompt of that very length is taken for a cut one: rare, and told in words.
 */
const isOllamaCut = (read: number): boolean => read >= 1_024 && [0, 2, 3].includes(read % 1_024);

/**
 * The fault of a prompt that an endpoint has cut without a word, as Ollama does beyond its context: a reply to the rest of it
 * would be taken for a verdict on the whole. Cached tokens are added, as some gateways leave them out of the prompt's.
 */
export function shortenedPrompt(
  { messages }: ModelQuestion,
  usage: Usage | null,
  fromOllama = false,
): LlmFault | null {
  if (!usage) return null;
  const read = usage.prompt + usage.cachedPrompt;
  const ours = countTokens(messages);
  if (ours <= SHORT_PROMPT || read < LEAST_CONTEXT) return null;
  const text = messages.map(({ content }) => content).join('');
  const least = LEAST_SHARE[isLatin(text) ? 'latin' : 'other'];
  if (read >= ours * least && !(fromOllama && isOllamaCut(read))) return null;
  const words =
    `the endpoint read ${read} of about ${ours} tokens and left the rest of the prompt out: ` +
    'give the model a longer context on its server (for Ollama OLLAMA_CONTEXT_LENGTH, or PARAMETER num_ctx in a Modelfile)';
  return new LlmFault('too_long', words, { usage });
}
