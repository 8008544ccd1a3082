import { describe, expect, it } from 'vitest';
import { ALL_FEATURES, keptFeaturesSchema, leastOf, type ModelFeatures } from './features';

describe('leastOf', () => {
  const learned = (change: Partial<ModelFeatures>): ModelFeatures => ({ ...ALL_FEATURES, ...change });

  it('keeps all that either of two refused', () => {
    const one = learned({ responseFormat: 'text', seed: false, maxOutput: 4_096, promptScale: 1.2 });
    const other = learned({ temperature: false, maxOutput: 2_048, contextLength: 8_192 });
    expect(leastOf(one, other)).toEqual({
      ...ALL_FEATURES,
      responseFormat: 'text',
      temperature: false,
      seed: false,
      maxOutput: 2_048,
      contextLength: 8_192,
      promptScale: 1.2,
    });
    expect(leastOf(other, one)).toEqual(leastOf(one, other));
  });

  it('what was learned of the limit’s name goes before what was presumed', () => {
    const older = learned({ otherTokenLimit: false });
    const newer = learned({ tokenLimit: 'max_completion_tokens', otherTokenLimit: false });
    expect(leastOf(ALL_FEATURES, newer)).toEqual(newer);
    expect(leastOf(newer, ALL_FEATURES)).toEqual(newer);
    expect(leastOf(older, newer)).toMatchObject({ tokenLimit: 'none', otherTokenLimit: false });
  });
});

describe('features from before limits were learned', () => {
  it.each([
    [true, 'max_tokens'],
    [false, 'max_completion_tokens'],
  ])(
    'temperature %s: the limit was sent as %s, and still may be sent otherwise',
    (temperature, tokenLimit) => {
      const kept = { responseFormat: 'text', temperature, seed: true };
      expect(keptFeaturesSchema.parse(kept)).toEqual({ ...ALL_FEATURES, ...kept, tokenLimit });
    },
  );
});
