/** How a model is told what its reply must look like, strictest first. */
export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'text'] as const;

/** What a model behind an endpoint takes. Assumed to be everything, until it refuses something. */
export interface ModelFeatures {
  responseFormat: (typeof RESPONSE_FORMATS)[number];
  temperature: boolean;
  seed: boolean;
}

export const ALL_FEATURES: ModelFeatures = { responseFormat: 'json_schema', temperature: true, seed: true };

/**
 * What to ask for after a refusal (HTTP 400 or 422) that names one of the features, in the endpoint's own words; null when
 * it is about something else, or when there is nothing less to ask for.
 */
export function lessThan(features: ModelFeatures, refusal: string): ModelFeatures | null {
  if (features.seed && /\bseed\b/i.test(refusal)) return { ...features, seed: false };
  if (features.temperature && /temperature/i.test(refusal)) return { ...features, temperature: false };
  if (/response_format|json_schema|json_object|structured|guided|grammar|schema/i.test(refusal)) {
    const weaker = RESPONSE_FORMATS[RESPONSE_FORMATS.indexOf(features.responseFormat) + 1];
    return weaker ? { ...features, responseFormat: weaker } : null;
  }
  return null;
}

/** What is left when two things were learnt of a model. */
export const leastOf = (one: ModelFeatures, other: ModelFeatures): ModelFeatures => ({
  responseFormat:
    RESPONSE_FORMATS[
      Math.max(RESPONSE_FORMATS.indexOf(one.responseFormat), RESPONSE_FORMATS.indexOf(other.responseFormat))
    ]!,
  temperature: one.temperature && other.temperature,
  seed: one.seed && other.seed,
});
