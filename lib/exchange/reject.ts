/** Why one row was not taken; each has words under import.reason in the message files. */
export const REJECT_REASONS = [
  /** A quoted field that never ends; reading goes on with the next line. */
  'quote_unclosed',
  /** Text after the closing quote of a field. */
  'quote_stray',
  /** More or fewer cells than the header has. */
  'columns',
  /** Not a JSON value, or the file breaks off. */
  'json',
  /** A JSON value that is not an object. */
  'not_object',
  /** Bytes that mean nothing in the chosen encoding. */
  'bytes',
  'nul',
  'lone_surrogate',
  'answer_empty',
  'too_long',
  /** Lists and objects within each other beyond every use. */
  'too_deep',
  /** The id stands in the project with other texts. */
  'id_taken',
  /** The id stands earlier in this file with other texts. */
  'id_repeated',
  /** An annotation, segment or label of an exact file that does not fit its sample. */
  'annotation',
  /** This author or run has another reading of the same sample already. */
  'annotation_differs',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export interface Fault {
  reason: RejectReason;
  /** The column it is about; null for the row as a whole. */
  column: string | null;
  /** What the words need: "expected", "found", "line", "limit", "path". */
  detail: Record<string, string | number>;
}

export const fault = (
  reason: RejectReason,
  column: string | null = null,
  detail: Fault['detail'] = {},
): Fault => ({ reason, column, detail });

/** Longest excerpt of a rejected row that is kept, in UTF-16 units. */
export const EXCERPT_LENGTH = 2_000;

/** A piece of a faulty row that the database can hold: cut, NUL and broken surrogates replaced by U+FFFD. */
export function excerpt(text: string): string {
  return text.slice(0, EXCERPT_LENGTH).toWellFormed().replaceAll('\0', '\uFFFD');
}
