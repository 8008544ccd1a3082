import {
  applyError,
  type ErrorRule,
  type RuleError,
  type RuleInput,
} from '@/lib/consistency/rule-errors/rule-error';
import type { Pedigree } from './pedigree';
import { compareRecipes, ruleRecipe } from './recipe-list';
import { inOneSentence } from './sentences-touched';

/** A sample whose answer is consistent with its reference. */
export interface ConstructionSource extends RuleInput {
  externalId: string;
}

export interface Constructed {
  answer: string;
  pedigree: Pedigree;
}

/**
 * Changes a source's answer by the recipe that lacks most, or by the next one that finds its places; null where none does.
 * Of recipes of equal want, those of the registry come first, in its order.
 *
 * @param lacking how many samples each recipe still has to make
 * @param used recipes by which something was made of this source before
 */
export function construct(
  source: ConstructionSource,
  lacking: ReadonlyMap<string, number>,
  used: ReadonlySet<string>,
): Constructed | null {
  const open = [...lacking].filter(([recipe, count]) => count > 0 && !used.has(recipe));
  for (const [id] of open.toSorted(([a, m], [b, n]) => n - m || compareRecipes(a, b))) {
    const recipe = ruleRecipe(id);
    const errors = recipe && errorsOf(recipe.parts, source);
    if (!errors) continue;
    const { version, intended } = recipe;
    const edits = errors.toSorted((a, b) => a.start - b.start);
    return {
      answer: edits.reduceRight(applyError, source.answer),
      pedigree: {
        ...{ recipe: recipe.id, version, source: source.externalId, intended, edits },
        ...{ model: null, rationale: null },
      },
    };
  }
  return null;
}

/** The first error of each rule, in sentences of their own; null where there are none for all of them. */
function errorsOf(rules: readonly ErrorRule[], source: ConstructionSource): RuleError[] | null {
  const found = rules.map((rule) => rule.find(source));
  return choose([]);

  function choose(chosen: readonly RuleError[]): RuleError[] | null {
    if (chosen.length === found.length) return [...chosen];
    for (const error of found[chosen.length]!) {
      if (chosen.some((other) => inOneSentence(source.answer, other, error))) continue;
      const all = choose([...chosen, error]);
      if (all) return all;
    }
    return null;
  }
}
