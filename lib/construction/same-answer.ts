import { signatureSimilarity, ngramSignature } from '@/lib/sample/ngram-signature';

/** What people write differently without saying anything else: white space, marks that are in no number, quotation marks, brackets. */
const LEFT_OUT = /[\s;!?"'()[\]、。…‘’“”《》「」『』【】]|[.,:](?!\d)|(?<!\d)[.,:]/gu;

/** From this share of common n-grams on, two answers that were written as a whole are one. */
const ALIKE = 0.9;
/** Shorter answers share n-grams too easily. */
const SHORTEST = 40;

/** An answer made plain, so that two which differ in width, case, spacing or punctuation alone are the same. */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').toLowerCase().replace(LEFT_OUT, '');

/**
 * Whether one answer of a list says in nearly the same words what another one says: seven or eight of ten words in common are no
 * such case. For answers that are written as a whole; one with a changed word differs from its source by that word alone.
 */
export function isNearAnswer(answer: string, others: readonly string[]): boolean {
  if (answer.length < SHORTEST) return false;
  const signature = ngramSignature([plainAnswer(answer)]);
  return others.some(
    (other) =>
      other.length >= SHORTEST &&
      signatureSimilarity(signature, ngramSignature([plainAnswer(other)])) >= ALIKE,
  );
}
