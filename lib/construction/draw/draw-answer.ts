import type { AskModel } from '@/lib/llm/question';
import type { RecipeWithParts } from '../combination';
import type { ConstructionSource } from '../construct';
import type { ModelRecipe } from '../recipes/recipe';
import { type DrawOutcome, NOTHING_DRAWN } from './draw-outcome';
import { drawPart } from './draw-part';

/**
 * Has a model change a source's answer by a recipe, the parts of a combination one after the other: each changes what those before it
 * have made of the answer. One that comes to nothing ends it. Rejects as drawPart does.
 */
export async function drawAnswer(
  source: ConstructionSource,
  { parts }: RecipeWithParts<ModelRecipe>,
  ask: AskModel,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  let drawn = NOTHING_DRAWN;
  for (const part of parts) {
    const before = { answer: drawn.answer ?? source.answer, edits: drawn.edits };
    const own = await drawPart(source, before, part, ask, signal);
    const rationale = [drawn.rationale, own.rationale].filter((text) => text !== '').join('\n');
    drawn = { ...own, rationale, draws: drawn.draws + own.draws };
    if (own.flaw !== null || own.fault !== null)
      return { ...drawn, failedPart: parts.length > 1 ? part.id : null };
  }
  return drawn;
}
