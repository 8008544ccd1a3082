import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import { decompose } from '@/lib/segmentation/decompose';
import { hasLetterOrDigit } from '@/lib/text/script';
import { added, type TokenEstimate, NO_TOKENS } from '../../token-estimate';
import type { MethodInput } from '../../method';
import { layout, type PromptPart } from './layout';
import type { LFace4ragParams } from './params';
import type { Prompt } from './prompts/prompt';
import { promptLanguage, PROMPTS } from './prompts/prompts';

/** Share of segments that fail a stage, so that their type is asked for; a dry run corrects it. */
const FAILING = 0.25;
/** Tokens of a reply beside the segment's own words, by stage. */
const REPLY = { fact: 160, logic: 220, type: 60 };

/**
 * Estimates the tokens of judging one sample, without a call: the prompts as they will be sent, over the segments of
 * the plain sentence split. Ignores retries of unreadable replies, windows of a reference that is too long, and the
 * provider's cache.
 */
export function estimateTokens(input: MethodInput, { factsOnly }: LFace4ragParams): TokenEstimate {
  const { question, answer, reference } = input;
  if (!hasLetterOrDigit(reference)) return NO_TOKENS;
  const language = promptLanguage(input.language);
  const segments = decompose(answer).map(({ text }) => textTokens(text));
  const shown = textTokens(reference);
  const asked = textTokens(question);
  const cut = call(PROMPTS.decompose[language], asked + textTokens(answer), 2 * textTokens(answer) + 30);
  return segments.reduce((sum, own) => {
    const fact = call(PROMPTS.fact[language], shown + asked + own, REPLY.fact + 2 * own);
    const logic = call(PROMPTS.logic[language], shown + asked + own, REPLY.logic + 2 * own);
    const type = call(PROMPTS.type[language], shown + own + REPLY.fact, REPLY.type);
    return [fact, ...(factsOnly ? [] : [logic]), part(type, FAILING)].reduce(added, sum);
  }, cut);
}

/** One call of a stage: its fixed part, and so many tokens of texts. */
const call = (prompt: Prompt, texts: number, completionTokens: number): TokenEstimate => ({
  calls: 1,
  promptTokens: fixed(prompt) + texts,
  cachedTokens: 0,
  completionTokens,
});

const part = (tokenEstimate: TokenEstimate, share: number): TokenEstimate => ({
  calls: share,
  promptTokens: tokenEstimate.promptTokens * share,
  cachedTokens: 0,
  completionTokens: tokenEstimate.completionTokens * share,
});

const known = new Map<string, number>();

/** Tokens of a prompt with nothing filled in, counted once. */
function fixed(prompt: Prompt): number {
  const tokens = known.get(prompt.id) ?? countTokens(layout(prompt, EMPTY));
  known.set(prompt.id, tokens);
  return tokens;
}

const EMPTY: PromptPart[] = [
  ['reference', ''],
  ['question', ''],
  ['segment', ''],
];
