import { describe, expect, it } from 'vitest';
import { ALL_FEATURES, lessThan } from './features';

describe('lessThan', () => {
  it.each([
    ['Unsupported value: temperature does not support 0 with this model.', { temperature: false }],
    ['Unrecognized request argument supplied: seed', { seed: false }],
    [
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported",
      { responseFormat: 'json_object' },
    ],
  ])('leaves out what is refused: %s', (refusal, change) => {
    expect(lessThan(ALL_FEATURES, refusal)).toEqual({ ...ALL_FEATURES, ...change });
  });

  it('goes down to plain text, and no further', () => {
    const json = { ...ALL_FEATURES, responseFormat: 'json_object' as const };
    const text = lessThan(json, 'response_format is not supported');
    expect(text?.responseFormat).toBe('text');
    expect(lessThan(text!, 'response_format is not supported')).toBeNull();
  });

  it('does not answer refusals of other things', () => {
    expect(lessThan(ALL_FEATURES, 'This model has a maximum context length of 8192 tokens.')).toBeNull();
    expect(lessThan({ ...ALL_FEATURES, seed: false }, 'seed')).toBeNull();
  });
});
