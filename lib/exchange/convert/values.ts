import { parseJson } from '../parse/parse-json';
import type { Values } from './conversion';

/** A value as text: numbers and truth values as they are written, lists of texts as lines, other JSON as JSON, nothing as ''. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : `${value as number | boolean}`;
}

/** A list; in a table it is JSON in a cell. Empty where there is none. */
export const listOf = (value: unknown): unknown[] => listGiven(value) ?? [];

/** The same; null where there is none, which says less than an empty one. */
export function listGiven(value: unknown): unknown[] | null {
  const given = typeof value === 'string' ? jsonIn(value) : value;
  return Array.isArray(given) ? given : null;
}

/** The fields of an object, none for anything else. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A number, written or not; NaN where there is none, which no offset fits. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;

/** Passages as one text, an empty line between them; a lone text as it is. */
export const passagesOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(valueText).join('\n\n') : valueText(value);

/** Whether a file has all of these columns. */
export const hasColumns =
  (...names: readonly string[]) =>
  ({ columns }: { columns: readonly string[] }): boolean =>
    names.every((name) => columns.includes(name));

/** What a row holds beside the named fields, for the sample's metadata. Empty names, as of an index column, are left out. */
export const restOf = (values: Values, used: readonly string[]): Record<string, unknown> =>
  Object.fromEntries([...values].filter(([name]) => name !== '' && !used.includes(name)));

/** A key as text; null where it is missing or empty. */
export const joinKey = (value: unknown): string | null => valueText(value).trim() || null;

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
