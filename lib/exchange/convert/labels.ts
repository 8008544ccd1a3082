import { failedStage, judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { ErrorType } from '@/lib/typology/error-type';
import { parseLabelWord, readErrorType } from '../presets/label-coding';
import type { ConversionContext, NativeAnnotation, NativeSegment } from './conversion';

/** What is said of a segment, as the native format writes it. */
export type NativeLabel = Pick<NativeSegment, 'fact' | 'logic' | 'error_type'>;
type SaidVerdict = Extract<Verdict, 'consistent' | 'inconsistent' | 'unsure'>;

/** The label of a verdict as the studio's keys give it; an inconsistent one has no type unless there is one. */
export function labelOf(said: SaidVerdict | ErrorType): NativeLabel {
  const { fact, logic, errorType } = judgementFor(said, OPEN_JUDGEMENT);
  return { fact, logic, error_type: errorType };
}

/** The same of a method that judges facts alone. */
export const factLabelOf = (said: SaidVerdict | ErrorType): NativeLabel =>
  ({ ...labelOf(said), logic: 'not_judged' }) satisfies NativeLabel;

/** The label that a word of a file names: an error type of the typology, else a verdict; null where it is neither. */
export function labelNamed(word: string): SaidVerdict | ErrorType | null {
  const verdict = parseLabelWord(word, 'consistent');
  return readErrorType(word) ?? (verdict as SaidVerdict | null);
}

/**
 * A person's annotation. What a person submits needs a type for each error: where a file names none, the annotation stays a draft with
 * the verdicts in it, so that no type is invented, and a note says so of the sample.
 */
export function personAnnotation(
  annotation: NativeAnnotation & { annotator: string },
  sample: string,
  note: ConversionContext['note'],
): NativeAnnotation {
  const untyped = annotation.segments.some(
    ({ fact, logic, error_type }) =>
      fact && logic && failedStage({ fact, logic }) !== null && (error_type ?? null) === null,
  );
  if (untyped) note('label_untyped', sample);
  return untyped ? { ...annotation, state: 'draft', submitted_at: undefined } : annotation;
}
