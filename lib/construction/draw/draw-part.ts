import { askStage } from '@/lib/consistency/ask/ask-stage';
import { layout, type PromptText } from '@/lib/consistency/ask/layout';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { replyFault } from '@/lib/consistency/ask/reply-fault';
import type { AskModel } from '@/lib/llm/question';
import type { ConstructionSource } from '../construct';
import { changedBeforeLines, recipePrompt } from '../recipes/prompt';
import type { ModelRecipe } from '../recipes/recipe';
import { afterEarlier, type AnswerSoFar } from './after-earlier';
import { checkReply } from './check-reply';
import { type DrawOutcome, NOTHING_DRAWN } from './draw-outcome';
import { feedback } from './feedback';
import { CHANGED_ANSWER } from './reply';

/** A changed answer with a flaw is asked for again so often. */
const MOST_DRAWS = 3;

/**
 * Has a model change an answer by one recipe, and checks what it sends; a flawed one is shown to it with what is wrong, three draws in
 * all. A refusal, a filter and a reply that nobody can read come out as a fault; other faults reject, as LlmFault.
 */
export async function drawPart(
  { reference, question, ...source }: ConstructionSource,
  before: AnswerSoFar,
  recipe: ModelRecipe,
  ask: AskModel,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  const { answer } = before;
  const language = promptLanguage(source.language);
  const prompt = recipePrompt(recipe, language);
  const told = changedBeforeLines(language, before.edits);
  const id = told.length > 0 ? `${prompt.id}+later` : prompt.id;
  const texts: PromptText[] = [
    ['reference', reference],
    ['question', question],
    ['answer', answer],
  ];
  const messages = layout(prompt, texts, told);
  for (let draws = 1; ; draws += 1) {
    const asked = { prompt: draws === 1 ? id : `${id}+again`, messages };
    const reply = await askStage({ ask, signal, language }, asked, CHANGED_ANSWER);
    const { value } = reply;
    if (!value) return { ...NOTHING_DRAWN, fault: replyFault(reply), draws };
    const checked = afterEarlier(before, checkReply({ reference, answer }, recipe, value));
    const kept = { ...NOTHING_DRAWN, answer: value.answer, rationale: value.why, draws };
    if (!('flaw' in checked)) return { ...kept, ...checked };
    const { flaw, at: flawAt } = checked;
    if (flaw === 'not_possible' || draws === MOST_DRAWS) return { ...kept, flaw, flawAt };
    messages.push(
      { role: 'assistant', content: JSON.stringify(value) },
      { role: 'user', content: feedback(language, flaw, flawAt) },
    );
  }
}
