import { callTokens } from '@/lib/consistency/ask/call-tokens';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { added, NO_TOKENS, type TokenEstimate } from '@/lib/consistency/token-estimate';
import { textTokens } from '@/lib/llm/count-tokens';
import type { RecipeWithParts } from '../combination';
import type { ConstructionSource } from '../construct';
import { recipePrompt } from '../recipes/prompt';
import type { ModelRecipe } from '../recipes/recipe';

/** Of a reply beside the changed answer: its reasoning, the quotes and the reason. */
const SAID_TOKENS = 350;

/** What asking for one changed answer takes, where the first that comes is kept of each part. */
export function drawTokens(
  { question, reference, answer, language }: ConstructionSource,
  { parts }: RecipeWithParts<ModelRecipe>,
): TokenEstimate {
  const texts = [question, reference, answer].map(textTokens).reduce((a, b) => a + b, 0);
  const reply = textTokens(answer) + SAID_TOKENS;
  return parts
    .map((part) => callTokens(recipePrompt(part, promptLanguage(language)), texts, reply))
    .reduce(added, NO_TOKENS);
}
