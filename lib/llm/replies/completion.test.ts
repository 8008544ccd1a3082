import { describe, expect, it } from 'vitest';
import { readCompletion } from './completion';

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** Reads a completion whose first choice is given. */
const read = (choice: object, more: object = { usage }) =>
  readCompletion({ choices: [{ finish_reason: 'stop', ...choice }], ...more } as never);
const said = (message: object) => read({ message: { role: 'assistant', ...message } });

describe('a message', () => {
  // Each with the thread that shows it.
  it.each<[string, object, object]>([
    ['plain text', { content: '{"a": 1}' }, { text: '{"a": 1}', reasoning: '' }],
    [
      'langchain4j#4474 (Mistral), thinking and text as parts',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: '先看第一句。' }] },
          { type: 'text', text: '{"a": ' },
          { type: 'text', text: '1}' },
        ],
      },
      { text: '{"a": 1}', reasoning: '先看第一句。' },
    ],
    [
      'labring/FastGPT#3892 (OpenRouter), reasoning',
      { content: '{"a": 1}', reasoning: '嗯' },
      { text: '{"a": 1}', reasoning: '嗯' },
    ],
    [
      'api-docs.deepseek.com, reasoning_content',
      { content: '{"a": 1}', reasoning_content: 'Hm.' },
      { text: '{"a": 1}', reasoning: 'Hm.' },
    ],
    [
      'both fields with the same words',
      { content: '{"a": 1}', reasoning_content: 'Hm.', reasoning: 'Hm.' },
      { text: '{"a": 1}', reasoning: 'Hm.' },
    ],
    [
      'spring-projects/spring-ai#5265 (OpenRouter), the same words in reasoning and its details',
      {
        content: '{"a": 1}',
        reasoning: 'Hm.',
        reasoning_details: [{ type: 'reasoning.text', text: 'Hm.', index: 0, format: 'google-gemini-v1' }],
      },
      { text: '{"a": 1}', reasoning: 'Hm.' },
    ],
    [
      'openrouter.ai/docs/guides/best-practices/reasoning-tokens, details alone',
      {
        content: '{"a": 1}',
        reasoning_details: [
          { type: 'reasoning.summary', summary: '嗯。' },
          { type: 'reasoning.encrypted', data: 'c2VjcmV0' },
        ],
      },
      { text: '{"a": 1}', reasoning: '嗯。' },
    ],
    [
      'a refusal in a part',
      { content: [{ type: 'refusal', refusal: '我不能评判。' }] },
      { text: '我不能评判。', fault: 'refused' },
    ],
  ])('%s: is read', (_, message, reply) => {
    expect(said(message)).toMatchObject({ fault: null, ...reply });
  });

  it('with a block that is never closed: is a cut reply, whatever stands in the block', () => {
    expect(said({ content: '<think>so {"consistent": true}' })).toMatchObject({
      fault: 'unreadable',
      reasoning: 'so {"consistent": true}',
    });
  });

  it.each([
    [{ content: '' }, null],
    [{ content: null, reasoning: '全部想完了。' }, '全部想完了。'],
    [{ content: '<think>Hm.</think>' }, 'Hm.'],
    [{ content: [] }, null],
  ])('%j: is empty, and paid for', (message, raw) => {
    expect(() => said(message)).toThrow(
      expect.objectContaining({
        kind: 'empty',
        raw,
        usage: { prompt: 100, cachedPrompt: 0, completion: 20 },
      }),
    );
  });
});

describe('the end of a reply', () => {
  it.each([
    ['length', 'unreadable'],
    ['content_filter', 'filtered'],
    ['SAFETY', 'filtered'], // Gemini behind a router
    ['refusal', 'refused'], // Anthropic behind a router
    ['sensitive', 'filtered'], // langgenius/dify#7559 (Zhipu)
    ['model_context_window_exceeded', 'unreadable'], // mozilla-ai/any-llm#1204 (Z.ai)
    ['stop', null],
  ])('%s: %s', (finish_reason, fault) => {
    expect(read({ finish_reason, message: { content: '{"a"' } })).toMatchObject({ fault });
  });

  it.each([
    ['insufficient_system_resource'], // api-docs.deepseek.com/api/create-chat-completion
    ['network_error'], // promptfoo/promptfoo#9905 (Zhipu)
    ['error'],
  ])('%s: broke off, and passes', (finish_reason) => {
    expect(() => read({ finish_reason, message: { content: '{"a"' } })).toThrow(
      expect.objectContaining({ kind: 'overloaded', usage: expect.anything() as unknown }),
    );
  });

  it('error, with what the provider said: is that error', () => {
    const error = { code: 502, message: 'Provider disconnected' };
    expect(() => read({ finish_reason: 'error', error, message: { content: '' } })).toThrow(
      expect.objectContaining({ status: 502, error }),
    );
  });
});

describe('usage', () => {
  const cachedBy = (more: object) => read({ message: { content: 'a' } }, { usage: { ...usage, ...more } });
  it.each([
    ['OpenAI', { prompt_tokens_details: { cached_tokens: 64 } }],
    ['DeepSeek', { prompt_cache_hit_tokens: 64, prompt_cache_miss_tokens: 36 }],
    ['Kimi', { cached_tokens: 64 }],
  ])('of %s: with what its cache served', (_, more) => {
    expect(cachedBy(more).usage).toEqual({ prompt: 100, cachedPrompt: 64, completion: 20 });
  });

  it.each([[{}], [{ usage: null }], [{ usage: { prompt_tokens: 0, completion_tokens: 0 } }]])(
    'missing, %j: is null',
    (more) => expect(read({ message: { content: 'a' } }, more).usage).toBeNull(),
  );
});
