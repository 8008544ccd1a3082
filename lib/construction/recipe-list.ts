import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import type { ErrorType } from '@/lib/typology/error-type';
import { intendedTypes } from './pedigree';
import { MODEL_RECIPES } from './recipes/registry';

/** A recipe, by whatever it makes samples. */
export interface Recipe {
  recipe: string;
  maker: 'rule' | 'model';
  /** The errors that it makes, as a pedigree names them. */
  intended: ErrorType[];
}

const listed = (
  maker: Recipe['maker'],
  all: readonly { id: string; errorType: ErrorType | null }[],
): Recipe[] =>
  all.map(({ id: recipe, errorType }) => ({ recipe, maker, intended: intendedTypes([errorType]) }));

/** All recipes that there are, in the order in which they are shown. */
export const RECIPES: readonly Recipe[] = [...listed('rule', ERROR_RULES), ...listed('model', MODEL_RECIPES)];
