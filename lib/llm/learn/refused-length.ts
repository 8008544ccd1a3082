// What endpoints say of lengths: the numbers stand in their words.

/**
 * A context, as OpenAI, vLLM, SGLang and routers name it; Anthropic; Mistral; Kimi; TGI's sum; Groq's tokens of a minute,
 * where one call exceeds them.
 */
const CONTEXTS = [
  /context.{0,3}(?:length|limit|window|size)\D{0,20}(\d+)/i,
  /exceed context limit: \d+ \+ \d+ > (\d+)/i,
  /(\d+) maximum context length/i,
  /token limit:? ?(\d+)/i,
  /inputs\W{0,2} tokens \+ \W?max_new_tokens\W? must be <= (\d+)/i,
  /\(TPM\): Limit (\d+), Requested/i,
];
/** How long the prompt was by the endpoint's count. */
const PROMPTS = [
  /(?<!at least )\b(\d+) (?:in the messages|of text input|in (?:your|the) prompt|input tokens|tokens from the input|\W?inputs\W? tokens)/i,
  /prompt contains (\d+)/i,
  /(?:input|request) \((\d+) tokens\)/i,
  /messages resulted in (\d+)/i,
  /request has (\d+) input/i,
  /exceed context limit: (\d+) \+/i,
];
/** Prompt and reply together. */
const SUM = /requested:? (?:about |a total of )?(\d+)/i;

/** A refusal because prompt and reply together are longer than the context: its length, and the prompt's where it is told. */
export function promptOverrun(
  words: string,
  asked: number,
): { contextLength: number; prompt: number | null } | null {
  const contextLength = firstOf(CONTEXTS, words);
  if (contextLength === null) return null;
  const sum = firstOf([SUM], words);
  const prompt = firstOf(PROMPTS, words) ?? (sum !== null && sum > asked ? sum - asked : null);
  return { contextLength, prompt };
}

/** Fewer are no limit of a reply but a code or a lower bound. */
const LEAST_LIMIT = 64;

/** The longest reply that a refusal of `asked` tokens allows: the largest number in it that is smaller; null where none is. */
export function outputLimit(words: string, asked: number): number | null {
  const numbers = [...words.matchAll(/(?<![\w.-])\d+(?![\w-])/g)]
    .map(([digits]) => Number(digits))
    .filter((number) => number >= LEAST_LIMIT && number < asked);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

function firstOf(patterns: readonly RegExp[], words: string): number | null {
  const found = patterns.map((pattern) => pattern.exec(words)?.[1]).find((digits) => digits !== undefined);
  return found === undefined ? null : Number(found);
}
