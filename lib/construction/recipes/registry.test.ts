import { describe, expect, it, test } from 'vitest';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import type { PromptLanguage } from '@/lib/consistency/ask/prompt';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { checkReply } from '../draw/check-reply';
import { NO_ERROR } from '../draw/reply';
import { exampleReply, recipePrompt } from './prompt';
import { MODEL_RECIPES } from './registry';

const LANGUAGES = ['zh', 'en'] as const satisfies readonly PromptLanguage[];

describe.each(MODEL_RECIPES)('recipe $id', (recipe) => {
  it.each(LANGUAGES)('has a worked example in %s that passes its own checks', (language) => {
    const { examples } = recipe.text[language];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const reply = exampleReply(example, recipe.errorType ?? NO_ERROR);
      expect(checkReply(example, recipe, reply)).toMatchObject({ answer: example.changed });
    }
  });

  it.each(LANGUAGES)('asks in %s for the type that it makes', (language) => {
    const { system, id } = recipePrompt(recipe, language);
    expect(system).toContain(`"type": "${recipe.errorType ?? NO_ERROR}"`);
    expect(id).toMatch(/^construct-[a-z_]+\.(zh|en)\/\d+\.\d+$/);
  });
});

test('no two recipes, made by rule or by a model, have one id', () => {
  const ids = [...ERROR_RULES, ...MODEL_RECIPES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('there is a model recipe for every type of the typology but the escape, and for an answer without an error', () => {
  const made = new Set(MODEL_RECIPES.map(({ errorType }) => errorType));
  for (const type of ERROR_TYPES.filter((one) => one !== 'Other')) expect(made).toContain(type);
  expect(made).toContain(null);
});
