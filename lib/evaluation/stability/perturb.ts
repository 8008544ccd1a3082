import type { MethodInput } from '@/lib/consistency/method';
import { applyError, type RuleError } from '@/lib/consistency/rule-errors/rule-error';
import { ERROR_RULES } from '@/lib/consistency/rule-errors/registry';
import { addFiller } from './filler';
import { changeLayout } from './layout';
import type { Perturbation } from './perturbations';
import { reorderReference } from './reference-order';

/** What is asked about, and what of it was changed where that are a few words. */
export interface Perturbed {
  input: MethodInput;
  change: { was: string; is: string } | null;
}

/** Times and dates are numbers too, which have a rule of their own. */
const RULES = {
  planted_number: ['number', 'date'],
  planted_negation: ['negation'],
} as const;

/** The best error of each rule, of which the first in the answer counts. */
function firstError(input: MethodInput, rules: readonly string[]): RuleError | undefined {
  return ERROR_RULES.filter(({ id }) => rules.includes(id))
    .flatMap((rule) => rule.find(input).slice(0, 1))
    .toSorted((a, b) => a.start - b.start)[0];
}

/** A sample changed; null where this change cannot be made to it. Errors are made in consistent answers alone. */
export function perturb(
  input: MethodInput,
  perturbation: Perturbation,
  gold: 'consistent' | 'inconsistent',
): Perturbed | null {
  const { answer, reference, language } = input;
  const withAnswer = (changed: string | null): Perturbed | null =>
    changed === null ? null : { input: { ...input, answer: changed }, change: null };
  switch (perturbation) {
    case 'repeat':
      return { input, change: null };
    case 'reference_order': {
      const changed = reorderReference(reference);
      return changed === null ? null : { input: { ...input, reference: changed }, change: null };
    }
    case 'layout':
      return withAnswer(changeLayout(answer));
    case 'filler':
      return withAnswer(addFiller(answer, language));
    case 'planted_number':
    case 'planted_negation': {
      if (gold !== 'consistent') return null;
      const error = firstError(input, RULES[perturbation]);
      if (!error) return null;
      const { was, is } = error;
      return { input: { ...input, answer: applyError(answer, error) }, change: { was, is } };
    }
  }
}
