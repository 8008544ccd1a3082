import type { RuleError } from '../rule-error';
import type { Statement } from './statement';

/** Of the places where the reference says something, the one in the sentence that is most like the statement, else the first. */
export function likeliestPlace(
  places: readonly { start: number; end: number }[],
  { nearest }: Statement,
): RuleError['evidence'] {
  const inNearest = nearest()
    .map((sentence) => places.find(({ start, end }) => start >= sentence.start && end <= sentence.end))
    .find((place) => place !== undefined);
  const place = inNearest ?? places[0];
  return place ? { start: place.start, end: place.end } : null;
}
