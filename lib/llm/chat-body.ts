import type OpenAI from 'openai';
import type { Extra } from './settings/extra';
import type { ModelFeatures } from './features';
import type { ChatMessage, ModelQuestion } from './question';
import { replyTokens } from './learn/reply-tokens';

/** Fixed, so that endpoints that take a seed answer the same question the same way. */
const SEED = 20_240_825;

/** Of independent replies: they are to differ where the model is not sure. */
const REPEAT_TEMPERATURE = 0.7;

type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** The request for a question, with no more than the model takes. What it holds beside `messages` is in reply-key.ts too. */
export function toBody(
  question: ModelQuestion,
  { model, extraBody }: { model: string } & Extra,
  features: ModelFeatures,
): Body {
  const { messages, shape, repeat = 0 } = question;
  const { temperature, seed, tokenLimit } = features;
  const sampledAt = question.temperature ?? (repeat > 0 ? REPEAT_TEMPERATURE : 0);
  return {
    ...extraBody,
    model,
    messages: (features.systemRole ? messages : withoutSystem(messages)).map(({ role, content }) => ({
      role,
      content,
    })),
    ...(shape && formatOf(shape, features)),
    ...(temperature && { temperature: sampledAt }),
    ...(seed && { seed: SEED + repeat }),
    ...(tokenLimit !== 'none' && { [tokenLimit]: replyTokens(features, question) }),
  };
}

function formatOf(
  { name, schema }: NonNullable<ModelQuestion['shape']>,
  { responseFormat }: ModelFeatures,
): Pick<Body, 'response_format'> {
  if (responseFormat === 'text') return {};
  if (responseFormat === 'json_object') return { response_format: { type: responseFormat } };
  return { response_format: { type: responseFormat, json_schema: { name, schema, strict: true } } };
}

/** Instructions at the head of the first question, for models without a role for them. */
function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const instructions = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const [first, ...rest] = messages.filter(({ role }) => role !== 'system');
  if (!first) return instructions.map((content) => ({ role: 'user', content }));
  return [{ ...first, content: [...instructions, first.content].join('\n\n') }, ...rest];
}
