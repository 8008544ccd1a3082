import { createHash } from 'node:crypto';
import { type Extra, givenExtra } from './settings/extra';
import { type ModelFeatures, presumedTokenLimit } from './features';
import type { ModelQuestion } from './question';
import { replyTokens } from './learn/reply-tokens';

/** Grows when the way of asking changes so that stored replies no longer answer the same question. */
const GENERATION = 1;

/**
 * The key of a reply: SHA-256, hex, over all that it depends on, which is endpoint, model, parameters, response format,
 * prompt version and input. Keys to the endpoint, time limits and proxies do not count.
 */
export function replyKey(
  { baseUrl, model, ...extra }: { baseUrl: string; model: string } & Extra,
  question: ModelQuestion,
  features: ModelFeatures,
): string {
  const { prompt, messages, shape } = question;
  const { responseFormat, temperature, seed } = features;
  const asked = messages.map(({ role, content }) => [role, content]);
  const parts = [
    ...[GENERATION, baseUrl.replace(/\/+$/, ''), model, responseFormat, temperature, seed],
    ...[prompt, asked, shape?.name, shape?.schema, replyTokens(features, question)],
    ...laterParts(extra, question, features),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What came later counts only where it changes what is sent, so that replies from before keep their keys. */
function laterParts(
  extra: Extra,
  { repeat, again, ...question }: ModelQuestion,
  features: ModelFeatures,
): object[] {
  const { tokenLimit, temperature, systemRole } = features;
  const given = givenExtra(extra);
  return [
    ...(tokenLimit === presumedTokenLimit(temperature) ? [] : [{ tokenLimit }]),
    ...(repeat ? [{ repeat }] : []),
    ...(again ? [{ again }] : []),
    ...(question.temperature === undefined ? [] : [{ sampledAt: question.temperature }]),
    ...(systemRole ? [] : [{ systemRole }]),
    ...(given ? [given] : []),
  ];
}
