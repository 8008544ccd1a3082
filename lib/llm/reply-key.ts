import { createHash } from 'node:crypto';
import type { ModelFeatures } from './features';
import type { ModelQuestion } from './question';

/** Grows when the way of asking changes so that stored replies no longer answer the same question. */
const GENERATION = 1;

/**
 * The key of a reply: SHA-256, hex, over all that it depends on, which is endpoint, model, parameters, response format,
 * prompt version and input. Keys to the endpoint and time limits do not count.
 */
export function replyKey(
  { baseUrl, model }: { baseUrl: string; model: string },
  { prompt, messages, shape, maxTokens }: ModelQuestion,
  { responseFormat, temperature, seed }: ModelFeatures,
): string {
  const parts = [
    ...[GENERATION, baseUrl.replace(/\/+$/, ''), model, responseFormat, temperature, seed],
    ...[prompt, messages.map(({ role, content }) => [role, content]), shape.name, shape.schema, maxTokens],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
