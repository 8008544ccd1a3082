import { expect, it } from 'vitest';
import { batchForm } from './batch-forms';

const formAt = (baseUrl: string) => batchForm({ baseUrl, apiKey: null, model: 'm', timeoutMs: 1 });
const OPENAI = { input_file_id: 'f', endpoint: '/v1/chat/completions', completion_window: '24h' };

it.each([
  ['https://api.openai.com/v1', '/v1/chat/completions', OPENAI],
  ['https://dashscope.aliyuncs.com/compatible-mode/v1', '/v1/chat/completions', OPENAI],
  ['https://api.groq.com/openai/v1/', '/v1/chat/completions', OPENAI],
  [
    'https://open.bigmodel.cn/api/paas/v4',
    '/v4/chat/completions',
    { ...OPENAI, endpoint: '/v4/chat/completions' },
  ],
  [
    'https://ours.openai.azure.com/openai/v1',
    '/v1/chat/completions',
    { ...OPENAI, endpoint: '/chat/completions' },
  ],
  ['https://api.siliconflow.cn/v1', '/v1/chat/completions', { ...OPENAI, replace: { model: 'm' } }],
])('a batch at %s: is made as it wants', (baseUrl, url, made) => {
  const form = formAt(baseUrl);
  expect(form.path).toBe('/batches');
  expect(form.line('k', { model: 'm' })).toEqual({
    custom_id: 'k',
    method: 'POST',
    url,
    body: { model: 'm' },
  });
  expect(form.made('f')).toEqual(made);
  expect(form.inputOf(form.made('f') as never)).toBe('f');
});

it('a batch at Mistral: is a job', () => {
  const form = formAt('https://api.mistral.ai/v1');
  expect(form.path).toBe('/batch/jobs');
  expect(form.line('k', { messages: [] })).toEqual({ custom_id: 'k', body: { messages: [] } });
  expect(form.made('f')).toEqual({
    input_files: ['f'],
    model: 'm',
    endpoint: '/v1/chat/completions',
    timeout_hours: 24,
  });
  expect(form.inputOf({ input_files: ['f'] })).toBe('f');
});

it('a host that only ends like one: is not taken for it', () => {
  expect(formAt('https://notmistral.ai/v1').path).toBe('/batches');
});
