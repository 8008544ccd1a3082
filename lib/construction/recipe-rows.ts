import { wilson } from '@/lib/annotation/exposure/proportion';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import type { GoldVerdict } from '@/lib/adjudication/support';
import type { ErrorType } from '@/lib/typology/error-type';
import { acceptedOf, type OutcomeCounts, OUTCOMES, constructionOutcome } from './outcome';
import type { RecipeView } from './view-schema';

/** Constructed samples of one recipe that came out alike. */
export interface FoundGroup {
  recipe: string;
  intended: ErrorType | null;
  withdrawn: boolean;
  gold: GoldVerdict | null;
  types: readonly ErrorType[];
  n: number;
}

/** A line for each recipe in the order of the registry, and then for those that it has no more. */
export function recipeRows(found: readonly FoundGroup[]): RecipeView[] {
  const known = ERROR_RULES.map(({ id }) => id);
  const gone = [...new Set(found.map(({ recipe }) => recipe))].filter((id) => !known.includes(id)).sort();
  return [...known, ...gone].map((recipe) => {
    const own = found.filter((group) => group.recipe === recipe);
    const outcomes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as OutcomeCounts;
    for (const { n, intended, ...group } of own) outcomes[constructionOutcome(intended, group)] += n;
    return {
      recipe,
      intended: ERROR_RULES.find(({ id }) => id === recipe)?.errorType ?? null,
      made: own.reduce((all, { n }) => all + n, 0),
      outcomes,
      accepted: wilson(acceptedOf(outcomes)),
    };
  });
}
