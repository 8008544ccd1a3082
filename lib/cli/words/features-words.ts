import type { ModelFeatures } from '@/lib/llm/features';

/** What a model takes, as one line for the terminal. */
export function featuresLine(features: ModelFeatures): string {
  const { responseFormat, temperature, seed, systemRole, tokenLimit, maxOutput, contextLength } = features;
  return [
    responseFormat,
    temperature ? null : 'no temperature',
    seed ? null : 'no seed',
    systemRole ? null : 'instructions within the question',
    tokenLimit === 'max_tokens' ? null : tokenLimit === 'none' ? 'no limit of length' : tokenLimit,
    maxOutput === null ? null : `replies of at most ${maxOutput} tokens`,
    contextLength === null ? null : `prompt and reply of at most ${contextLength} tokens`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
