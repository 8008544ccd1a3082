/** Limits of a Parquet file beside those of rows; stated in docs/formats.md. */
export const PARQUET_LIMITS = {
  /** Bytes of the footer, and what stands in it: fields and members of lists. */
  footer: 64 * 1024 * 1024,
  footerParts: 2_000_000,
  /** Columns at the top, and columns with the parts of lists and structs. */
  leaves: 10_000,
  rowGroups: 100_000,
  /** Rows, unless the file has more bytes than that: nulls take up none. */
  rows: 1_000_000,
  /** Bytes of one page, packed or not. */
  page: 256 * 1024 * 1024,
  /** How many times larger a page may become when it is unpacked, if it becomes larger than `ratioFrom`. */
  ratio: 1_000,
  ratioFrom: 16 * 1024 * 1024,
  /** Values of one page, nulls among them. */
  pageValues: 2 ** 22,
  /** Bytes of all pages that are open at the same time. */
  open: 512 * 1024 * 1024,
  /** Bytes of all columns when they are unpacked. */
  unpacked: 2 ** 34,
  /** UTF-16 units of all rows together: a text that is repeated counts in each of its rows. */
  text: 2 ** 31,
} as const;
