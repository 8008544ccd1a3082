import { expect, it } from 'vitest';
import { ALL_FEATURES } from './features';
import type { ModelQuestion } from './question';
import { replyKey } from './reply-key';

const place = { baseUrl: 'https://models.example/v1', model: 'judge-1' };
const question: ModelQuestion = {
  prompt: 'fact.en/1',
  maxTokens: 500,
  shape: { name: 'fact_check', schema: { type: 'object' } },
  messages: [{ role: 'user', content: 'Is it so?' }],
};
const key = replyKey(place, question, ALL_FEATURES);

it('is the same for the same question, with or without a slash behind the address', () => {
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(
    replyKey({ ...place, baseUrl: `${place.baseUrl}/` }, structuredClone(question), { ...ALL_FEATURES }),
  ).toBe(key);
});

it.each([
  [ALL_FEATURES, 'c78983cd56fbd7d53701e6e34ff13df6ad6159a3e5889eac73b946ecb16ad632'],
  [
    {
      ...ALL_FEATURES,
      responseFormat: 'json_object' as const,
      temperature: false,
      seed: false,
      tokenLimit: 'max_completion_tokens' as const,
    },
    '146bfe6bfcdda8e48be706411d929a096b55c9de3a8c2fe25a8e2c0f92c0a360',
  ],
])('is what it was before limits were learned, where the same is sent: %#', (features, before) => {
  expect(replyKey(place, question, features)).toBe(before);
  expect(replyKey(place, { ...question, repeat: 0 }, features)).toBe(before);
  expect(replyKey({ ...place, extraBody: {}, extraHeaders: {} }, question, features)).toBe(before);
  const known = { ...features, maxOutput: 500, contextLength: 8_192, promptScale: 2, otherTokenLimit: false };
  expect(replyKey(place, question, known)).toBe(before);
});

it('is another for everything that a reply depends on', () => {
  const others = [
    replyKey({ ...place, model: 'judge-2' }, question, ALL_FEATURES),
    replyKey({ ...place, baseUrl: 'https://other.example/v1' }, question, ALL_FEATURES),
    replyKey(place, { ...question, prompt: 'fact.en/2' }, ALL_FEATURES),
    replyKey(place, { ...question, maxTokens: 501 }, ALL_FEATURES),
    replyKey(place, { ...question, messages: [{ role: 'user', content: 'Is it so? ' }] }, ALL_FEATURES),
    replyKey(place, { ...question, messages: [{ role: 'system', content: 'Is it so?' }] }, ALL_FEATURES),
    replyKey(place, { ...question, shape: { name: 'fact_check', schema: {} } }, ALL_FEATURES),
    replyKey(place, question, { ...ALL_FEATURES, responseFormat: 'text' }),
    replyKey(place, question, { ...ALL_FEATURES, seed: false }),
    replyKey(place, question, { ...ALL_FEATURES, tokenLimit: 'max_completion_tokens' }),
    replyKey(place, question, { ...ALL_FEATURES, tokenLimit: 'none' }),
    replyKey(place, question, { ...ALL_FEATURES, maxOutput: 499 }),
    replyKey(place, { ...question, repeat: 1 }, ALL_FEATURES),
    replyKey(place, { ...question, repeat: 2 }, ALL_FEATURES),
    replyKey(place, { ...question, again: 1 }, ALL_FEATURES),
    replyKey(place, { ...question, again: 2 }, ALL_FEATURES),
    replyKey({ ...place, extraBody: { enable_thinking: false } }, question, ALL_FEATURES),
    replyKey({ ...place, extraBody: { enable_thinking: true } }, question, ALL_FEATURES),
    replyKey({ ...place, extraHeaders: { 'X-Team': 'gold' } }, question, ALL_FEATURES),
  ];
  expect(new Set([key, ...others]).size).toBe(others.length + 1);
});
