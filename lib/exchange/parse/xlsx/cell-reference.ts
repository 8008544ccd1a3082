import { XLSX_LIMITS } from './xlsx-limits';

/** The column of a reference such as C7, from 0; null where it is none, or lies beyond the last column. */
export function columnOf(reference: string): number | null {
  const letters = /^([A-Za-z]{1,3})\d*$/.exec(reference)?.[1];
  if (letters === undefined) return null;
  const column =
    [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
  return column < XLSX_LIMITS.columns ? column : null;
}
