import { type ChangedAnswer, NO_ERROR } from '@/lib/construction/draw/reply';
import { exampleReply, recipePrompt } from '@/lib/construction/recipes/prompt';
import type { ModelRecipe } from '@/lib/construction/recipes/recipe';
import { MODEL_RECIPES } from '@/lib/construction/recipes/registry';
import type { ChatRequest } from './llm-server';

/** What a request of a construction run asks for. */
export interface AskedChange {
  recipe: ModelRecipe;
  reference: string;
  question: string;
  answer: string;
  /** From 1 on. */
  draw: number;
}

const BY_PROMPT = new Map(
  MODEL_RECIPES.flatMap((recipe) =>
    (['zh', 'en'] as const).map((language) => [recipePrompt(recipe, language).system, recipe] as const),
  ),
);

/** Reads a request of a construction run, in either language; throws where it is none. */
export function changeAsked({ messages }: ChatRequest): AskedChange {
  const recipe = BY_PROMPT.get(messages[0]!.content);
  if (!recipe) throw new Error('no request of a construction run');
  const texts = new Map(
    [...messages[1]!.content.matchAll(/^\[(\S+) ([0-9a-f]{6})\]\n([\s\S]*?)\n\[\/\S+ \2\]$/gmu)].map(
      ([, name, , text]) => [name, text!],
    ),
  );
  const text = (en: string, zh: string): string => texts.get(en) ?? texts.get(zh)!;
  return {
    recipe,
    reference: text('reference', '参考文本'),
    question: text('question', '问题'),
    answer: text('answer', '回答'),
    draw: messages.length / 2,
  };
}

/** The reply that a recipe's worked example has to an answer that is the example's. */
export function exampleOf({ recipe, answer }: AskedChange): ChangedAnswer | null {
  const examples = Object.values(recipe.text).flatMap(({ examples }) => examples);
  const example = examples.find((one) => one.answer === answer);
  return example ? exampleReply(example, recipe.errorType ?? NO_ERROR) : null;
}
