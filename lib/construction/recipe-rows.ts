import { wilson } from '@/lib/annotation/exposure/proportion';
import type { GoldVerdict } from '@/lib/adjudication/support';
import type { ErrorType } from '@/lib/typology/error-type';
import { acceptedOf, type OutcomeCounts, OUTCOMES, constructionOutcome } from './outcome';
import { compareRecipes, recipeOf } from './recipe-list';
import type { RecipeView } from './view-schema';

/** Constructed samples of one recipe and model that came out alike. */
export interface FoundGroup {
  recipe: string;
  /** Null: a rule made them. */
  model: string | null;
  intended: readonly ErrorType[];
  withdrawn: boolean;
  gold: GoldVerdict | null;
  types: readonly ErrorType[];
  n: number;
}

/** What a recipe cost over a model, in the currency of the prices. */
interface RecipeCost {
  recipe: string;
  model: string;
  cost: number;
}

/** Verdicts of judges on what a recipe has made over a model. */
export interface RecipeVotes {
  recipe: string;
  /** Null: a rule made it. */
  model: string | null;
  /** Those that are as intended, of all. */
  n: number;
  of: number;
}

/** What is known of recipes beside the samples that they made. */
interface MoreOfRecipes {
  costs?: readonly RecipeCost[];
  votes?: readonly RecipeVotes[];
  /** Least share that has to be accepted; null: there is none. */
  least?: number | null;
}

/** Before so many samples of a recipe are decided, it is not stopped. */
const LEAST_DECIDED = 10;

/**
 * A line for each recipe and model that has made something, in the order of the registries, then combinations; recipes that are
 * there no more come last. What a recipe cost is what all its calls cost, those that came to nothing too. One is stopped when its 95 %
 * interval lies wholly below `least`, the share that has to be accepted.
 */
export function recipeRows(found: readonly FoundGroup[], about: MoreOfRecipes = {}): RecipeView[] {
  const groups = new Map<string, FoundGroup[]>();
  for (const group of found) {
    const key = JSON.stringify([group.recipe, group.model]);
    groups.set(key, [...(groups.get(key) ?? []), group]);
  }
  return [...groups.values()]
    .map((own) => rowOf(own, about))
    .sort((a, b) => compareRecipes(a.recipe, b.recipe) || compare(a.model ?? '', b.model ?? ''));
}

function rowOf(
  own: readonly FoundGroup[],
  { costs = [], votes = [], least = null }: MoreOfRecipes,
): RecipeView {
  const { recipe, model } = own[0]!;
  const outcomes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as OutcomeCounts;
  for (const { n, intended, ...group } of own) outcomes[constructionOutcome(intended, group)] += n;
  const accepted = acceptedOf(outcomes);
  const rate = wilson(accepted);
  const isOwn = (one: { recipe: string; model: string | null }) =>
    one.recipe === recipe && one.model === model;
  const cost = costs.find(isOwn)?.cost ?? null;
  const { n, of } = votes.find(isOwn) ?? { n: 0, of: 0 };
  return {
    recipe,
    model,
    intended: recipeOf(recipe)?.intended ?? [],
    made: own.reduce((all, { n }) => all + n, 0),
    outcomes,
    judges: { n, of },
    accepted: rate,
    stopped: least !== null && rate !== null && accepted.of >= LEAST_DECIDED && rate.high < least,
    cost,
    costOfAccepted: cost === null || accepted.n === 0 ? null : cost / accepted.n,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
