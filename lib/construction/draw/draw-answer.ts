import { askStage } from '@/lib/consistency/ask/ask-stage';
import { layout } from '@/lib/consistency/ask/layout';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { LlmFault } from '@/lib/llm/fault';
import type { AskModel } from '@/lib/llm/question';
import type { ConstructionSource } from '../construct';
import { recipePrompt } from '../recipes/prompt';
import type { ModelRecipe } from '../recipes/recipe';
import { checkReply } from './check-reply';
import type { DrawOutcome } from './draw-outcome';
import { feedback } from './feedback';
import { CHANGED_ANSWER } from './reply';

/** A changed answer with a flaw is asked for again so often. */
const MOST_DRAWS = 3;

/**
 * Has a model change an answer by a recipe, and checks what it sends; a flawed one is shown to it with what is wrong, three draws in
 * all. A refusal, a filter and a reply that nobody can read come out as a fault; other faults reject, as LlmFault.
 */
export async function drawAnswer(
  source: ConstructionSource,
  recipe: ModelRecipe,
  ask: AskModel,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const language = promptLanguage(source.language);
  const prompt = recipePrompt(recipe, language);
  const messages = layout(prompt, [
    ['reference', source.reference],
    ['question', source.question],
    ['answer', source.answer],
  ]);
  for (let draws = 1; ; draws += 1) {
    const asked = { prompt: draws === 1 ? prompt.id : `${prompt.id}+again`, messages };
    const { value, noVerdict } = await askStage({ ask, signal, language }, asked, CHANGED_ANSWER);
    if (noVerdict?.fault === 'rejected') throw new LlmFault('rejected', noVerdict.raw);
    if (!value) return { ...NOTHING, fault: noVerdict?.fault ?? 'empty', draws };
    const checked = checkReply(source, recipe, value);
    const kept = { ...NOTHING, answer: value.answer, rationale: value.why, draws };
    if (!('flaw' in checked)) return { ...kept, ...checked };
    const { flaw, at: flawAt } = checked;
    if (flaw === 'not_possible' || draws === MOST_DRAWS) return { ...kept, flaw, flawAt };
    messages.push(
      { role: 'assistant', content: JSON.stringify(value) },
      { role: 'user', content: feedback(language, flaw, flawAt) },
    );
  }
}

/** Nothing came. */
const NOTHING: DrawOutcome = {
  ...{ sampleId: null, answer: null, edits: [], rationale: '' },
  ...{ flaw: null, flawAt: '', fault: null, draws: 0 },
};

/** What is kept of an item that was not, or could not be, asked about. */
export const undrawn = (fault: string): DrawOutcome => ({ ...NOTHING, fault });
