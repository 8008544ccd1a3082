/** A page is as many samples as hold about this many UTF-16 units, going by the page before, within bounds. */
const PAGE_UNITS = 128 * 1024;
export const FIRST_PAGE = 50;
const [LEAST, MOST] = [5, 1_000];

/** How many samples the next page should have, going by those of the last one. */
export const pageRows = (samples: readonly { reference: string; answer: string }[]): number =>
  rowsOfPage(samples.map(({ reference, answer }) => reference.length + answer.length));

/** The same, by the length of each of the last page's. */
export function rowsOfPage(lengths: readonly number[]): number {
  const units = lengths.reduce((sum, length) => sum + length, 0);
  const fitting = Math.floor((PAGE_UNITS * lengths.length) / Math.max(1, units));
  return Math.min(MOST, Math.max(LEAST, fitting));
}
