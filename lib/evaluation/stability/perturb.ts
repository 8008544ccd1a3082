import type { MethodInput } from '@/lib/consistency/method';
import { addFiller } from './filler';
import { changeLayout } from './layout';
import type { Perturbation } from './perturbations';
import { plantNegation } from './plant-negation';
import { plantNumber } from './plant-number';
import { reorderReference } from './reference-order';

/** What is asked about, and what of it was changed where that are a few words. */
export interface Perturbed {
  input: MethodInput;
  change: { was: string; is: string } | null;
}

/** A sample changed; null where this change cannot be made to it. Errors are planted in consistent answers alone. */
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
      const planted =
        perturbation === 'planted_number' ? plantNumber(answer, reference) : plantNegation(answer, language);
      if (!planted) return null;
      const { was, is } = planted;
      return { input: { ...input, answer: planted.answer }, change: { was, is } };
    }
  }
}
