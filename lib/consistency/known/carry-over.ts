import { type Cut, decompose, neutralSegments } from '@/lib/segmentation/decompose';
import type { Span } from '@/lib/text/offsets';
import { CONTESTED, type JudgedBefore, type JudgedWords, type KnownWords } from './known-segments';

/** A segment of a new answer, with what people said of the same words against the same reference. */
export interface CarriedSegment<Label = unknown> extends Cut {
  /** Null: nobody has judged these words, so that it is new. */
  known: JudgedWords<Label> | null;
}

/**
 * Cuts a new answer and finds again what people have judged: each segment as a whole, else sentence by sentence. What is found nowhere is
 * new. Nothing is looked for within a sentence: what stands before it may turn it.
 *
 * @param known against the answer's reference; null where that is nothing
 * @param except id of a sample whose own labels do not count
 */
export function carryOver<Label>(
  answer: string,
  known: KnownWords<Label> | null,
  except?: string,
): CarriedSegment<Label>[] {
  if (known === null) return decompose(answer).map((cut) => ({ ...cut, known: null }));
  const sentences = neutralSegments(answer);
  return decompose(answer).flatMap((cut): CarriedSegment<Label>[] => {
    const whole = known.find(cut.text, except);
    if (whole) return [{ ...cut, known: whole }];
    const own = sentences.filter(({ spans }) => isWithin(spans[0]!, cut.spans[0]!));
    const found = own.map((sentence) => ({ ...sentence, known: known.find(sentence.text, except) }));
    return found.some((sentence) => sentence.known !== null) ? found : [{ ...cut, known: null }];
  });
}

const isWithin = ([start, end]: Span, [from, to]: Span): boolean => from <= start && end <= to;

/** What the segments come to: inconsistent as soon as one is known to be, consistent when all are; else null. */
export function carriedVerdict(segments: readonly CarriedSegment[]): JudgedBefore['verdict'] | null {
  const verdicts = segments.map(({ known }) =>
    known === null || known === CONTESTED ? null : known.verdict,
  );
  if (verdicts.includes('inconsistent')) return 'inconsistent';
  return segments.length > 0 && verdicts.every((verdict) => verdict === 'consistent') ? 'consistent' : null;
}
