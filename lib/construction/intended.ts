import type { ErrorType } from '@/lib/typology/error-type';
import { type AnswerChange, shownChange } from './shown-change';
import type { ConstructedSample } from './view-schema';

/** What a constructed sample was meant to hold, without its recipe, its source's name and what others found. */
export interface Intended {
  /** None: it was to stay consistent. */
  types: ErrorType[];
  change: AnswerChange;
  /** Why it is that, as the model said; null of a rule. */
  rationale: string | null;
}

/** What a constructed sample was meant to hold. */
export const intendedOf = ({ answer, pedigree, source }: ConstructedSample): Intended => ({
  types: pedigree.intended,
  change: shownChange(answer, pedigree.edits, source),
  rationale: pedigree.rationale,
});
