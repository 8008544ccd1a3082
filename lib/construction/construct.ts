import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { applyError, type RuleInput } from '@/lib/consistency/rule-errors/rule-error';
import type { Pedigree } from './pedigree';

/** A sample whose answer is consistent with its reference. */
export interface ConstructionSource extends RuleInput {
  externalId: string;
}

export interface Constructed {
  answer: string;
  pedigree: Pedigree;
}

/**
 * Makes one error in a source's answer by the recipe that lacks most, or by the next one that finds a place; null where none does.
 * Recipes of equal want come in the order of the registry.
 *
 * @param lacking how many samples each recipe still has to make
 * @param used recipes by which something was made of this source before
 */
export function construct(
  source: ConstructionSource,
  lacking: ReadonlyMap<string, number>,
  used: ReadonlySet<string>,
): Constructed | null {
  const open = ERROR_RULES.filter(({ id }) => (lacking.get(id) ?? 0) > 0 && !used.has(id));
  for (const rule of open.toSorted((a, b) => lacking.get(b.id)! - lacking.get(a.id)!)) {
    const error = rule.find(source).at(0);
    if (!error) continue;
    const { id: recipe, version, errorType } = rule;
    return {
      answer: applyError(source.answer, error),
      pedigree: {
        ...{ recipe, version, source: source.externalId, intended: [errorType], edits: [error] },
        ...{ model: null, rationale: null },
      },
    };
  }
  return null;
}
