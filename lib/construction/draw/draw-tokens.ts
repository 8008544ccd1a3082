import type { TokenEstimate } from '@/lib/consistency/token-estimate';
import { countTokens, textTokens } from '@/lib/llm/count-tokens';
import type { ConstructionSource } from '../construct';
import type { ModelRecipe } from '../recipes/recipe';
import { drawMessages } from './draw-answer';

/** Of a reply beside the changed answer: its reasoning, the quotes and the reason. */
const SAID_TOKENS = 350;

/** What asking for one changed answer takes, where the first that comes is kept. */
export const drawTokens = (source: ConstructionSource, recipe: ModelRecipe): TokenEstimate => ({
  calls: 1,
  promptTokens: countTokens(drawMessages(source, recipe)),
  cachedTokens: 0,
  completionTokens: textTokens(source.answer) + SAID_TOKENS,
});
