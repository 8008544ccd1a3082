/** A page is as many samples as hold about this many UTF-16 units, going by the page before, within bounds. */
const PAGE_UNITS = 128 * 1024;
export const FIRST_PAGE = 50;
const [LEAST, MOST] = [5, 1_000];

/** How many samples the next page should have, going by those of the last one. */
export function pageRows(samples: readonly { reference: string; answer: string }[]): number {
  const units = samples.reduce((sum, { reference, answer }) => sum + reference.length + answer.length, 0);
  const fitting = Math.floor((PAGE_UNITS * samples.length) / Math.max(1, units));
  return Math.min(MOST, Math.max(LEAST, fitting));
}
