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

/** The category of a label: consistent, a type, or untyped (a failure whose method names no type). */
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

/** How finely labels are told apart: consistent or not, the category of the type, the type. */
export const GRANULARITIES = ['verdict', 'category', 'type'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** The categories at each granularity, in order. */
export const GRANULARITY_CATEGORIES = {
  verdict: ['consistent', 'inconsistent'],
  category: ['consistent', ...ERROR_CATEGORIES],
  type: ['consistent', ...ERROR_TYPES],
} as const satisfies Record<Granularity, readonly string[]>;

/** A category at a granularity; null if it says too little: a failure without a type has no category. */
export function atGranularity(category: Category, granularity: Granularity): string | null {
  if (category === 'consistent') return category;
  if (granularity === 'verdict') return 'inconsistent';
  if (category === 'untyped') return null;
  return granularity === 'type' ? category : ERROR_TYPE_FACTS[category].category;
}
