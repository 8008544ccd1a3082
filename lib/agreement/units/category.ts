import type { StageVerdicts } from '@/lib/annotation/labels/verdict';
import { segmentVerdict } from '@/lib/annotation/labels/verdict';
import {
  ERROR_CATEGORIES,
  ERROR_TYPE_FACTS,
  ERROR_TYPES,
  type ErrorType,
  type Stage,
  STAGES,
} from '@/lib/typology/error-type';

/** What a label comes to in one word: consistent, a type, or failed without a type, as methods do that name none. */
export const CATEGORIES = ['consistent', ...ERROR_TYPES, 'untyped'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Null while the segment is undecided: unsure, abstained, not judged. */
export function categoryOf(
  label: StageVerdicts & { errorType: ErrorType | null },
  declared: readonly Stage[] = STAGES,
): Category | null {
  const verdict = segmentVerdict(label, declared);
  if (verdict === 'undecided') return null;
  return verdict === 'consistent' ? 'consistent' : (label.errorType ?? 'untyped');
}

/** How finely words are told apart: consistent or not, the category of the type, the type. */
export const GRANULARITIES = ['verdict', 'category', 'type'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** The words of each depth, in order. */
export const GRANULARITY_CATEGORIES = {
  verdict: ['consistent', 'inconsistent'],
  category: ['consistent', ...ERROR_CATEGORIES],
  type: ['consistent', ...ERROR_TYPES],
} as const satisfies Record<Granularity, readonly string[]>;

/** A word at a depth; null where it says too little for it: a failure without a type has no category. */
export function atGranularity(word: Category, granularity: Granularity): string | null {
  if (word === 'consistent') return word;
  if (granularity === 'verdict') return 'inconsistent';
  if (word === 'untyped') return null;
  return granularity === 'type' ? word : ERROR_TYPE_FACTS[word].category;
}
