import { describe, expect, it } from 'vitest';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { constructionOrderSchema } from './order';
import { modelOrderSchema } from './model-order';
import { compareRecipes, modelRecipe, RECIPES, recipeOf, ruleRecipe } from './recipe-list';
import { isStopped } from './combination';

describe('recipeOf', () => {
  it('parts in any order: one combination, in the order of the registry, with their versions and all that they intend', () => {
    const pair = modelRecipe('word_contradiction+mixed_hallucination')!;
    expect(pair).toMatchObject({
      ...{ id: 'mixed_hallucination+word_contradiction', version: '1+1', intended: ['Hallu', 'KCont'] },
    });
    expect(pair.parts.map(({ id }) => id)).toEqual(['mixed_hallucination', 'word_contradiction']);
    expect(recipeOf('negation+cause+number')).toEqual({
      ...{ recipe: 'number+negation+cause', maker: 'rule', intended: ['KCont', 'LCaus'] },
    });
  });

  it('a recipe by itself: is its only part, also one that makes no error', () => {
    expect(ruleRecipe('number')).toMatchObject({ id: 'number', version: '1', intended: ['KCont'] });
    expect(recipeOf('rephrasing')).toEqual({ recipe: 'rephrasing', maker: 'model', intended: [] });
  });

  it.each([
    ['an unknown recipe', 'nothing'],
    ['an unknown part', 'number+nothing'],
    ['a part twice', 'number+number'],
    ['four parts', 'number+unit+date+negation'],
    ['a rule and a model', 'number+conflation'],
    ['a part without an error', 'conflation+synonyms'],
    ['a part that changes the whole answer', 'conflation+off_topic'],
    ['a missing part', 'number+'],
    ['nothing', ''],
  ])('%s: is none', (_, id) => {
    expect(recipeOf(id)).toBeNull();
  });

  it('what may be a part makes a combination with any other of its maker', () => {
    for (const maker of ['rule', 'model'] as const) {
      const [first, ...others] = RECIPES.filter((one) => one.maker === maker && one.combinable);
      for (const { recipe } of others) expect(recipeOf(`${first!.recipe}+${recipe}`)?.maker).toBe(maker);
    }
    expect(RECIPES.filter(({ combinable }) => !combinable).map(({ recipe }) => recipe)).toEqual([
      ...['off_topic', 'ungrounded', 'synonyms', 'rephrasing', 'reference_summary', 'reordering'],
      'another_frame',
    ]);
  });
});

it('compareRecipes: those of the registries, then pairs, then three parts, then what is gone', () => {
  const sorted = ['number', 'conflation', 'number+unit', 'number+negation', 'unit+date', 'number+unit+date'];
  const all = [...sorted, 'gone', 'gone+number'];
  expect(all.toReversed().toSorted(compareRecipes)).toEqual(all);
});

describe('an order', () => {
  const read = (wanted: Record<string, number>) => constructionOrderSchema.safeParse({ wanted });

  it('a combination that is given in two orders: is wanted as often as both say', () => {
    expect(read({ 'negation+number': 2, 'number+negation': 3, number: 1 }).data?.wanted).toEqual({
      ...{ 'number+negation': 5, number: 1 },
    });
  });

  it('what is no combination of rules: is refused by its name', () => {
    const { error } = read({ number: 1, 'number+number': 1, 'conflation+word_contradiction': 1 });
    expect(error!.issues.map(({ path, ...issue }) => [path, issue])).toMatchObject([
      [['wanted', 'number+number'], { params: { issue: 'no_combination' } }],
      [['wanted', 'conflation+word_contradiction'], { params: { issue: 'no_combination' } }],
    ]);
    expect(read({ nothing: 1 }).error!.issues).toMatchObject([{ path: ['wanted', 'nothing'] }]);
  });

  it('of a model takes combinations of its recipes, and no rules', () => {
    const ordered = (wanted: Record<string, number>) =>
      modelOrderSchema.safeParse({ wanted, endpointId: 'e', model: 'm' }).success;
    expect(ordered({ 'conflation+word_contradiction': 1 })).toBe(true);
    expect(ERROR_RULES.some(({ id }) => ordered({ [id]: 1 }))).toBe(false);
    expect(ordered({ 'number+negation': 1 })).toBe(false);
  });
});

it.each([
  ['itself', 'number', true],
  ['one of its parts', 'negation+number', true],
  ['the combination by its name', 'date+unit', true],
  ['a part of a stopped combination, by itself', 'date', false],
  ['another combination', 'date+negation', false],
])('isStopped, %s', (_name, id, stopped) =>
  expect(isStopped(new Set(['number', 'date+unit']), id)).toBe(stopped),
);
