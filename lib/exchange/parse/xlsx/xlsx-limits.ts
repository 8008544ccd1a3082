import { LIMITS } from '../limits';

/** Limits of a spreadsheet file beside those of archives and rows; stated in docs/formats.md. */
export const XLSX_LIMITS = {
  /** UTF-16 units of one text or tag of its XML. */
  text: LIMITS.row,
  attributes: 1_000,
  /** Elements within each other. */
  depth: 100,
  /** Bytes that the shared texts take up in memory. */
  shared: 128 * 1024 * 1024,
  /** As in every spreadsheet program: XFD is the last column. */
  columns: 16_384,
  rows: 2 ** 31 - 1,
  /** UTF-16 units of all rows together: a text that is shared counts in each of its cells. */
  sheet: 2 ** 29,
  sheets: 1_000,
  styles: 100_000,
} as const;
