import { describe, expect, it } from 'vitest';
import { added, corrected, type TokenEstimate, NO_TOKENS, times } from './token-estimate';

const tokenEstimate = (
  calls: number,
  promptTokens: number,
  cachedTokens: number,
  completionTokens: number,
): TokenEstimate => ({
  calls,
  promptTokens,
  cachedTokens,
  completionTokens,
});

describe('demand', () => {
  it('adds and multiplies each quantity', () => {
    const sum = added(tokenEstimate(1, 10, 4, 2), tokenEstimate(2, 30, 0, 5));
    expect(sum).toEqual(tokenEstimate(3, 40, 4, 7));
    expect(times(sum, 2)).toEqual(tokenEstimate(6, 80, 8, 14));
  });

  it('is corrected by what a dry run took', () => {
    const dryRun = {
      estimated: tokenEstimate(10, 1_000, 0, 200),
      actual: tokenEstimate(12, 1_100, 550, 100),
    };
    // 1.2 of the calls, 1.1 of the prompts, half of those cached, half of the replies.
    const { calls, promptTokens, cachedTokens, completionTokens } = corrected(
      tokenEstimate(100, 10_000, 0, 2_000),
      dryRun,
    );
    expect(calls).toBeCloseTo(120);
    expect(promptTokens).toBeCloseTo(11_000);
    expect(cachedTokens).toBeCloseTo(5_500);
    expect(completionTokens).toBeCloseTo(1_000);
  });

  it('stays as estimated where the dry run says nothing', () => {
    const estimated = tokenEstimate(5, 100, 0, 20);
    expect(corrected(estimated, { estimated: tokenEstimate(1, 10, 0, 2), actual: NO_TOKENS })).toEqual(
      estimated,
    );
  });
});
