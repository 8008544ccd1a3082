import { expect, it } from 'vitest';
import { toBody } from './chat-body';
import { ALL_FEATURES, type ModelFeatures } from './features';
import type { ModelQuestion } from './question';

const question: ModelQuestion = {
  prompt: 'fact.en/1',
  messages: [{ role: 'user', content: 'Is it so?' }],
  shape: { name: 'fact_check', schema: { type: 'object' } },
  maxTokens: 8_192,
};
const body = (features: Partial<ModelFeatures> = {}, asked: Partial<ModelQuestion> = {}, extraBody = {}) =>
  toBody({ ...question, ...asked }, { model: 'judge-1', extraBody }, { ...ALL_FEATURES, ...features });

it('asks for a strict schema, temperature 0, a seed and a limit', () => {
  expect(body()).toEqual({
    model: 'judge-1',
    messages: question.messages,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'fact_check', schema: { type: 'object' }, strict: true },
    },
    temperature: 0,
    seed: 20_240_825,
    max_tokens: 8_192,
  });
});

it('leaves out each thing by itself', () => {
  expect(body({ temperature: false })).toMatchObject({ max_tokens: 8_192 });
  expect(body({ temperature: false })).not.toHaveProperty('temperature');
  expect(body({ seed: false })).not.toHaveProperty('seed');
  expect(body({ responseFormat: 'json_object' }).response_format).toEqual({ type: 'json_object' });
  expect(body({ responseFormat: 'text' })).not.toHaveProperty('response_format');
  const newer = body({ tokenLimit: 'max_completion_tokens' });
  expect(newer).toMatchObject({ temperature: 0, max_completion_tokens: 8_192 });
  expect(newer).not.toHaveProperty('max_tokens');
  expect(Object.keys(body({ tokenLimit: 'none' }))).toEqual(
    expect.not.arrayContaining(['max_tokens', 'max_completion_tokens']),
  );
});

it('asks for no longer a reply than the model gives, or than its context leaves', () => {
  expect(body({ maxOutput: 4_096 }).max_tokens).toBe(4_096);
  expect(body({ maxOutput: 16_384 }).max_tokens).toBe(8_192);
  const near = body({ contextLength: 8_192 }).max_tokens!;
  expect(near).toBeGreaterThan(8_000);
  expect(near).toBeLessThan(8_192 - 64);
});

it('an independent reply: at a temperature, with a seed of its own, where the model takes them', () => {
  expect(body({}, { repeat: 2 })).toMatchObject({ temperature: 0.7, seed: 20_240_827 });
  expect(body({}, { repeat: 0 })).toEqual(body());
  expect(body({ temperature: false, seed: false }, { repeat: 2 })).toEqual(
    body({ temperature: false, seed: false }),
  );
});

it('sends what the owner adds, and never in place of its own', () => {
  const extra = { chat_template_kwargs: { enable_thinking: false }, model: 'other' };
  expect(body({}, {}, extra)).toMatchObject({
    model: 'judge-1',
    chat_template_kwargs: { enable_thinking: false },
  });
});

it('puts instructions at the head of the question where the model has no role for them', () => {
  const messages = [
    { role: 'system', content: 'Be strict.' },
    { role: 'user', content: 'Is it so?' },
    { role: 'assistant', content: 'Well' },
    { role: 'user', content: 'As JSON.' },
  ] as const;
  expect(body({ systemRole: false }, { messages }).messages).toEqual([
    { role: 'user', content: 'Be strict.\n\nIs it so?' },
    { role: 'assistant', content: 'Well' },
    { role: 'user', content: 'As JSON.' },
  ]);
});
