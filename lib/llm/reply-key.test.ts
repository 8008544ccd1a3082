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
  ];
  expect(new Set([key, ...others]).size).toBe(others.length + 1);
});
