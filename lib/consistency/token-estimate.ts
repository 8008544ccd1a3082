/** What judging samples takes of a model. */
export interface TokenEstimate {
  calls: number;
  promptTokens: number;
  /** Of the prompt, what the provider had in its own cache. */
  cachedTokens: number;
  completionTokens: number;
}

export const NO_TOKENS: TokenEstimate = { calls: 0, promptTokens: 0, cachedTokens: 0, completionTokens: 0 };

export const added = (one: TokenEstimate, other: TokenEstimate): TokenEstimate => ({
  calls: one.calls + other.calls,
  promptTokens: one.promptTokens + other.promptTokens,
  cachedTokens: one.cachedTokens + other.cachedTokens,
  completionTokens: one.completionTokens + other.completionTokens,
});

export const times = (tokenEstimate: TokenEstimate, factor: number): TokenEstimate => ({
  calls: tokenEstimate.calls * factor,
  promptTokens: tokenEstimate.promptTokens * factor,
  cachedTokens: tokenEstimate.cachedTokens * factor,
  completionTokens: tokenEstimate.completionTokens * factor,
});

export const roundedTokens = (tokenEstimate: TokenEstimate): TokenEstimate => ({
  calls: Math.round(tokenEstimate.calls),
  promptTokens: Math.round(tokenEstimate.promptTokens),
  cachedTokens: Math.round(tokenEstimate.cachedTokens),
  completionTokens: Math.round(tokenEstimate.completionTokens),
});

/**
 * An estimate corrected by a dry run: each quantity times what the dry run took of it over what was estimated for the
 * same samples. Tokens of the provider's cache are the dry run's share of its prompts.
 */
export function corrected(
  estimated: TokenEstimate,
  dryRun: { estimated: TokenEstimate; actual: TokenEstimate },
): TokenEstimate {
  const ratio = (of: 'calls' | 'promptTokens' | 'completionTokens'): number =>
    dryRun.estimated[of] > 0 && dryRun.actual[of] > 0 ? dryRun.actual[of] / dryRun.estimated[of] : 1;
  const promptTokens = estimated.promptTokens * ratio('promptTokens');
  const { actual } = dryRun;
  return {
    calls: estimated.calls * ratio('calls'),
    promptTokens,
    cachedTokens: actual.promptTokens > 0 ? (promptTokens * actual.cachedTokens) / actual.promptTokens : 0,
    completionTokens: estimated.completionTokens * ratio('completionTokens'),
  };
}
