/** Limits of one row, in UTF-16 units; stated in docs/formats.md. */
export const LIMITS = {
  question: 1_000_000,
  reference: 1_000_000,
  answer: 1_000_000,
  /** Bounded by what an index entry of the database holds. */
  id: 512,
  generator: 300,
  language: 35,
  metadata: 1_000_000,
  /** Lists and objects within each other. */
  depth: 100,
  /** A row that has not ended by here is taken for one with an unclosed quote. */
  row: 8_000_000,
} as const;
