import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import type { ErrorType } from '@/lib/typology/error-type';
import { findRecipe, isCombinable, PLUS, type RecipePart, type RecipeWithParts } from './combination';
import { intendedTypes } from './pedigree';
import { MODEL_RECIPES } from './recipes/registry';

/** A recipe, by whatever it makes samples. */
export interface Recipe {
  recipe: string;
  maker: 'rule' | 'model';
  /** The errors that it makes, as a pedigree names them. */
  intended: ErrorType[];
}

/** A recipe of a registry. */
interface ListedRecipe extends Recipe {
  /** Whether it may be part of a combination. */
  combinable: boolean;
}

const listed = (maker: Recipe['maker'], all: readonly RecipePart[]): ListedRecipe[] =>
  all.map((one) => ({
    recipe: one.id,
    maker,
    intended: intendedTypes([one.errorType]),
    combinable: isCombinable(one),
  }));

/** All recipes that there are, in the order in which they are shown; combinations are made of them. */
export const RECIPES: readonly ListedRecipe[] = [
  ...listed('rule', ERROR_RULES),
  ...listed('model', MODEL_RECIPES),
];

/** The recipe, or the combination, of an id among the rules; null: none. */
export const ruleRecipe = (id: string) => findRecipe(ERROR_RULES, id);

/** The recipe, or the combination, of an id among those that ask a model; null: none. */
export const modelRecipe = (id: string) => findRecipe(MODEL_RECIPES, id);

/** Which recipe, or which combination, an id names; null: none. */
export function recipeOf(id: string): Recipe | null {
  const rule = ruleRecipe(id);
  const found: RecipeWithParts<RecipePart> | null = rule ?? modelRecipe(id);
  return found && { recipe: found.id, maker: rule ? 'rule' : 'model', intended: found.intended };
}

/** Recipes in the order of the registries, then combinations, those of two first; what is there no more comes last. */
export function compareRecipes(a: string, b: string): number {
  const [one, other] = [sortKey(a), sortKey(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function sortKey(id: string): string {
  if (!recipeOf(id)) return `~${id}`;
  const places = id.split(PLUS).map((part) => RECIPES.findIndex(({ recipe }) => recipe === part));
  return [places.length, ...places.map((place) => String(place).padStart(3, '0'))].join(' ');
}
