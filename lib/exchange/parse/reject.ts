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
  /** A cell whose formula came to no value: an error, or never computed. */
  'formula',
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
  /** A field of a file in the native format that is missing, unknown, or holds what it cannot hold. */
  'field',
  /** A field of a file in the native format that has to be there. */
  'missing',
  /** A field that the native format does not have. */
  'unknown_field',
  /** A record of a kind that the native format does not have, or a version that this studio does not know. */
  'record',
  /** The sample is a honeypot of the round here and not in the file, or the other way round. */
  'honeypot_differs',
  /** A span that is not in the text. */
  'offset',
  /** A quote that is not what stands under its span. */
  'quote',
  'error_type',
  /** A verdict that does not exist, or that the labels contradict. */
  'verdict',
  /** A segment that is told in two ways, or whose parent is not in the file. */
  'segment',
  /** Another row of the same annotation was rejected, or the annotation that it was started from. */
  'annotation',
  /** The field that names a row of the second file is empty. */
  'no_key',
  /** The second file has no row under the key. */
  'no_partner',
  /** The second file has two rows under the key, and they differ. */
  'partner_repeated',
  /** This author or run has another annotation of the same sample already. */
  'annotation_differs',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export interface Fault {
  reason: RejectReason;
  /** The column it is about; null for the row as a whole. */
  column: string | null;
  /** What the words need: "expected", "found", "line", "limit", "path"; "of": what numbers count, lines or records. */
  detail: Record<string, string | number>;
}

export const fault = (
  reason: RejectReason,
  column: string | null = null,
  detail: Fault['detail'] = {},
): Fault => ({ reason, column, detail });

/** Most faults of one row that are told. */
export const MOST_FAULTS = 50;

/** Longest excerpt of a rejected row that is kept, in UTF-16 units. */
export const EXCERPT_LENGTH = 2_000;

/** A piece of a faulty row that the database can hold: cut, NUL and broken surrogates replaced by U+FFFD. */
export function excerpt(text: string): string {
  return text.slice(0, EXCERPT_LENGTH).toWellFormed().replaceAll('\0', '\uFFFD');
}
