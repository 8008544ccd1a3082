import { usageOf, withCached } from './counted';
import type { PlayedProvider } from './provider';
import { moderated, openaiError, withinContext } from './rules';

const SAFE = { hate: { filtered: false, severity: 'safe' }, violence: { filtered: false, severity: 'safe' } };
const FILTERED = { ...SAFE, violence: { filtered: true, severity: 'medium' } };
/** JSON schemas came with this version. */
const SCHEMAS_FROM = '2024-08-01-preview';

/** GPT-4o in a deployment that is asked by an older version of the API. */
export const AZURE: PlayedProvider = {
  model: 'my-gpt-4o',
  settings: { apiVersion: '2024-06-01' },
  contextLength: 128_000,
  tokenScale: 1,
  cacheStep: null,
  rules: (contextLength) => [
    (_, url) =>
      versionOf(url) === null
        ? { status: 404, body: { error: { code: '404', message: 'Resource not found' } } }
        : null,
    ({ response_format: format }, url) =>
      format?.type === 'json_schema' && versionOf(url)! < SCHEMAS_FROM
        ? openaiError(
            400,
            `response_format value as json_schema is enabled only for api versions ${SCHEMAS_FROM} and later`,
            { type: null, code: 'BadRequest' },
          )
        : null,
    (request) =>
      'max_completion_tokens' in request
        ? openaiError(400, 'Unrecognized request argument supplied: max_completion_tokens')
        : null,
    withinContext(contextLength, AZURE, (prompt, reply) =>
      openaiError(
        400,
        `This model's maximum context length is ${contextLength} tokens. However, you requested ${prompt + reply} tokens (${prompt} in the messages, ${reply} in the completion). Please reduce the length of the messages or completion.`,
        { param: 'messages', code: 'context_length_exceeded' },
      ),
    ),
    moderated({
      status: 400,
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. To learn more about our content filtering policies please read our documentation: https://go.microsoft.com/fwlink/?linkid=2198766",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: FILTERED },
      },
    }),
  ],
  answer: (request, text, cached) => ({
    text,
    usage: withCached(usageOf(request, text, AZURE), cached),
    choice: { content_filter_results: SAFE },
    more: { prompt_filter_results: [{ prompt_index: 0, content_filter_results: SAFE }] },
  }),
  sources: [
    'https://github.com/crmne/ruby_llm/issues/600',
    'https://github.com/openai/openai-python/issues/1724',
    'https://github.com/compl-ai/compl-ai/issues/20',
    'https://learn.microsoft.com/azure/ai-services/openai/concepts/content-filter',
  ],
};

const versionOf = (url: string): string | null =>
  new URL(url, 'http://local').searchParams.get('api-version');
