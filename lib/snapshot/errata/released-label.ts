import { answerVerdict } from '@/lib/annotation/labels/verdict';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { ERROR_TYPES, type ErrorType, STAGES } from '@/lib/typology/error-type';
import { FILE_LABELS } from '../order';

/** Whose labels were released: an author by the name that they have in a snapshot, or what the files say of whole answers. */
export type ReleasedFrom = typeof FILE_LABELS | { author: string };

interface ReleasedLabel {
  verdict: 'consistent' | 'inconsistent';
  error_types: ErrorType[];
  /** The annotation that says it; null of a label of a whole answer. */
  annotation: StoredAnnotation | null;
}

/** The released label of a sample; null where there is none, or it has no verdict. An author's draft counts: labels without a type come in as one. */
export function releasedLabel(
  { annotations, coarseLabel, coarseType }: Pick<StoredSample, 'annotations' | 'coarseLabel' | 'coarseType'>,
  from: ReleasedFrom,
): ReleasedLabel | null {
  if (from === FILE_LABELS) {
    if (coarseLabel !== 'consistent' && coarseLabel !== 'inconsistent') return null;
    return { verdict: coarseLabel, error_types: coarseType ? [coarseType] : [], annotation: null };
  }
  const annotation = annotations.findLast(
    ({ source, author }) => source === 'annotator' && author === from.author,
  );
  const labels = annotation?.labels.flatMap(({ label }) => label ?? []) ?? [];
  const verdict = answerVerdict(labels, STAGES);
  if (!annotation || verdict === 'undecided') return null;
  const types = new Set(labels.map(({ errorType }) => errorType));
  return { verdict, error_types: ERROR_TYPES.filter((type) => types.has(type)), annotation };
}
