import type { ErrorType } from '@/lib/typology/error-type';
import { intendedTypes } from './pedigree';

/** Stands between the parts of a combination, in its id and in its version. */
export const PLUS = '+';

/** More errors than this leave too little of an answer. */
const MOST_PARTS = 3;

/** What recipes that are rules and recipes that ask a model have in common. */
export interface RecipePart {
  id: string;
  version: string;
  /** The error that it makes; null: none. */
  errorType: ErrorType | null;
  /** How much of an answer it changes; rules change words. */
  reach?: 'words' | 'sentence' | 'answer';
}

/** A recipe as it is ordered: one of a registry, or a combination of two or three whose errors one answer holds. */
export interface RecipeWithParts<Part extends RecipePart> {
  id: string;
  version: string;
  intended: ErrorType[];
  /** In the order of the registry; a recipe by itself is its only part. */
  parts: readonly Part[];
}

/** Whether a recipe may be part of a combination: it makes an error, and leaves the rest of the answer as it is. */
export const isCombinable = ({ errorType, reach }: RecipePart): boolean =>
  errorType !== null && reach !== 'answer';

/**
 * The recipe of an id among those of a registry; null: there is none. A combination is named by the ids of its parts, joined with "+";
 * in whatever order they are given, it has one id.
 */
export function findRecipe<Part extends RecipePart>(
  registry: readonly Part[],
  id: string,
): RecipeWithParts<Part> | null {
  const ids = id.split(PLUS);
  const parts = registry.filter((one) => ids.includes(one.id));
  if (parts.length !== ids.length) return null;
  if (parts.length > 1 && (parts.length > MOST_PARTS || !parts.every(isCombinable))) return null;
  return {
    id: parts.map((part) => part.id).join(PLUS),
    version: parts.map(({ version }) => version).join(PLUS),
    intended: intendedTypes(parts.map(({ errorType }) => errorType)),
    parts,
  };
}

/** Whether a recipe is stopped, or one of the parts that a combination is made of. */
export const isStopped = (stopped: ReadonlySet<string>, id: string): boolean =>
  [id, ...id.split(PLUS)].some((one) => stopped.has(one));
