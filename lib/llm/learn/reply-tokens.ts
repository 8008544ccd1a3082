import { countTokens, textTokens } from '../count-tokens';
import type { ModelFeatures } from '../features';
import { type ModelQuestion, schemaText } from '../question';

/** The longest reply that judges ask for, reasoning included, in tokens. */
export const LONGEST_REPLY = 8_192;

/** Of a reply, what must be left beside a prompt: with less room the prompt is too long. */
const SHORTEST_REPLY = 1_024;

/** Tokens that an endpoint may add to a prompt beside those that we count. */
export const SPARE_TOKENS = 64;

/** Room that a reply to the question must have, in tokens. */
export const leastReply = ({ maxTokens }: ModelQuestion): number => Math.min(maxTokens, SHORTEST_REPLY);

/** The longest reply that a model is asked for, in tokens: as the question says, as far as the model and its context take it. */
export function replyTokens(features: ModelFeatures, question: ModelQuestion): number {
  const { maxOutput, contextLength, promptScale } = features;
  const most = Math.min(question.maxTokens, maxOutput ?? Infinity);
  if (contextLength === null) return most;
  // A text has at most as many tokens as bytes: where those fit there is nothing to count.
  if (scaled(byteCount(question), promptScale) + most <= contextLength) return most;
  const room = contextLength - scaled(ourTokens(question), promptScale);
  return Math.min(most, Math.max(room, leastReply(question)));
}

/** Prompt tokens as we count them; endpoints that take a schema may add it to the prompt. */
export const ourTokens = (question: ModelQuestion): number =>
  countTokens(question.messages) + textTokens(schemaText(question));

const scaled = (tokens: number, scale: number): number => Math.ceil(tokens * scale) + SPARE_TOKENS;

/** Each message adds a few tokens of its own. */
function byteCount(question: ModelQuestion): number {
  const { messages } = question;
  const text = messages.map(({ content }) => content).join('') + schemaText(question);
  return Buffer.byteLength(text) + SPARE_TOKENS * messages.length;
}
