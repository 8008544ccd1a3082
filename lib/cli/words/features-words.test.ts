import { expect, it } from 'vitest';
import { ALL_FEATURES } from '@/lib/llm/features';
import { featuresLine } from './features-words';

it('says the format, and what else was refused', () => {
  expect(featuresLine(ALL_FEATURES)).toBe('json_schema');
  expect(
    featuresLine({
      ...ALL_FEATURES,
      responseFormat: 'text',
      temperature: false,
      seed: false,
      tokenLimit: 'max_completion_tokens',
      maxOutput: 4_096,
      contextLength: 8_192,
    }),
  ).toBe(
    'text, no temperature, no seed, max_completion_tokens, replies of at most 4096 tokens, prompt and reply of at most 8192 tokens',
  );
  expect(featuresLine({ ...ALL_FEATURES, tokenLimit: 'none' })).toBe('json_schema, no limit of length');
});
