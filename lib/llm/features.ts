import { z } from 'zod';

/** How a model is told what its reply must look like, strictest first. */
export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'text'] as const;

/** By which parameter a model is told how long its reply may be; `none` for one that refuses both. */
const TOKEN_LIMITS = ['max_tokens', 'max_completion_tokens', 'none'] as const;

export const modelFeaturesSchema = z.object({
  responseFormat: z.enum(RESPONSE_FORMATS),
  temperature: z.boolean(),
  seed: z.boolean(),
  /** Whether instructions may stand in a message of their own, of the role `system`. */
  systemRole: z.boolean(),
  tokenLimit: z.enum(TOKEN_LIMITS),
  /** Whether the other parameter for it is still untried: each is refused once, so that they never take turns. */
  otherTokenLimit: z.boolean(),
  /** The longest reply that it gives, in tokens; null until it refused one. */
  maxOutput: z.int().min(1).nullable(),
  /** What prompt and reply may come to together, in tokens; null until they were too long. */
  contextLength: z.int().min(1).nullable(),
  /** How many of its tokens one of ours is, at most: 1 until it counted more. */
  promptScale: z.number().min(1),
});

/** What a model behind an endpoint takes. Assumed to be everything, until it refuses something. */
export type ModelFeatures = z.infer<typeof modelFeaturesSchema>;

export const ALL_FEATURES: ModelFeatures = {
  responseFormat: 'json_schema',
  temperature: true,
  seed: true,
  systemRole: true,
  tokenLimit: 'max_tokens',
  otherTokenLimit: true,
  maxOutput: null,
  contextLength: null,
  promptScale: 1,
};

/** The parameter that was taken for granted before it was learned. */
export const presumedTokenLimit = (temperature: boolean): ModelFeatures['tokenLimit'] =>
  temperature ? 'max_tokens' : 'max_completion_tokens';

/** Features as they were kept, also before limits were learned. */
export const keptFeaturesSchema = z.preprocess(
  (kept) => ({
    ...ALL_FEATURES,
    tokenLimit: presumedTokenLimit((kept as ModelFeatures | null)?.temperature ?? true),
    ...(kept as object),
  }),
  modelFeaturesSchema,
);

/** What is left when two things were learned of a model. */
export function leastOf(one: ModelFeatures, other: ModelFeatures): ModelFeatures {
  return {
    responseFormat: laterOf(RESPONSE_FORMATS, one.responseFormat, other.responseFormat),
    temperature: one.temperature && other.temperature,
    seed: one.seed && other.seed,
    systemRole: one.systemRole && other.systemRole,
    ...leastLimit(one, other),
    maxOutput: lower(one.maxOutput, other.maxOutput),
    contextLength: lower(one.contextLength, other.contextLength),
    promptScale: Math.max(one.promptScale, other.promptScale),
  };
}

type Limit = Pick<ModelFeatures, 'tokenLimit' | 'otherTokenLimit'>;

/** Two that each refused what the other still takes have refused both. */
function leastLimit(one: Limit, other: Limit): Limit {
  if (one.tokenLimit === other.tokenLimit)
    return {
      tokenLimit: one.tokenLimit,
      otherTokenLimit: one.otherTokenLimit && other.otherTokenLimit,
    };
  const learned = [one, other].filter(({ otherTokenLimit }) => !otherTokenLimit);
  const tokenLimit = learned.length === 2 ? 'none' : (learned[0] ?? one).tokenLimit;
  return { tokenLimit, otherTokenLimit: learned.length === 0 };
}

const laterOf = <T>(order: readonly T[], one: T, other: T): T =>
  order[Math.max(order.indexOf(one), order.indexOf(other))]!;

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
