import type { Choice } from './order-outcome';

/**
 * By so much more must a reply be like one text than like the other. Of most pairs the inconsistent text is a near copy of the
 * consistent one, and models put even a sentence and its denial 0.95 to 0.96 near (FlagOpen/FlagEmbedding#244,
 * huggingface/sentence-transformers#1330): a smaller difference tells the wording of a reply, not its choice.
 */
const NEAREST_MARGIN = 0.05;

/** The cosine of the angle between two vectors; null where they are of different lengths, or one of them has none. */
export function cosineSimilarity(one: readonly number[], other: readonly number[]): number | null {
  if (one.length !== other.length) return null;
  const sum = (of: (at: number) => number): number => one.reduce((total, _, at) => total + of(at), 0);
  const lengths = Math.sqrt(sum((at) => one[at]! ** 2) * sum((at) => other[at]! ** 2));
  return lengths > 0 && Number.isFinite(lengths) ? sum((at) => one[at]! * other[at]!) / lengths : null;
}

/** The text that a reply is more like than the other, by the vectors of all three; null where it is not so by the margin. */
export function nearestText(
  reply: readonly number[],
  texts: Record<Choice, readonly number[]>,
  margin = NEAREST_MARGIN,
): Choice | null {
  const [a, b] = [cosineSimilarity(reply, texts.A), cosineSimilarity(reply, texts.B)];
  if (a === null || b === null || Math.abs(a - b) < margin) return null;
  return a > b ? 'A' : 'B';
}
