import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import type { ErrorType } from '@/lib/typology/error-type';
import { MODEL_RECIPES } from './recipes/registry';

/** A recipe, by whatever it makes samples. */
export interface Recipe {
  recipe: string;
  maker: 'rule' | 'model';
  /** The error that it makes; null: none. */
  intended: ErrorType | null;
}

const listed = (
  maker: Recipe['maker'],
  all: readonly { id: string; errorType: ErrorType | null }[],
): Recipe[] => all.map(({ id: recipe, errorType: intended }) => ({ recipe, maker, intended }));

/** All recipes that there are, in the order in which they are shown. */
export const RECIPES: readonly Recipe[] = [...listed('rule', ERROR_RULES), ...listed('model', MODEL_RECIPES)];
