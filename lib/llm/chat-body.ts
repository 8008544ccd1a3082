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
  const { name, schema } = shape;
  const { responseFormat, temperature, seed, tokenLimit } = features;
  const format: Body['response_format'] =
    responseFormat === 'json_schema'
      ? { type: 'json_schema', json_schema: { name, schema, strict: true } }
      : { type: responseFormat };
  return {
    ...extraBody,
    model,
    messages: (features.systemRole ? messages : withoutSystem(messages)).map(({ role, content }) => ({
      role,
      content,
    })),
    ...(responseFormat !== 'text' && { response_format: format }),
    ...(temperature && { temperature: repeat > 0 ? REPEAT_TEMPERATURE : 0 }),
    ...(seed && { seed: SEED + repeat }),
    ...(tokenLimit !== 'none' && { [tokenLimit]: replyTokens(features, question) }),
  };
}

/** Instructions at the head of the first question, for models without a role for them. */
function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const instructions = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const [first, ...rest] = messages.filter(({ role }) => role !== 'system');
  if (!first) return instructions.map((content) => ({ role: 'user', content }));
  return [{ ...first, content: [...instructions, first.content].join('\n\n') }, ...rest];
}
