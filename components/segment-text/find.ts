import { type MarkedSpan } from './runs';

/**
 * Where a query occurs in a text, without overlaps, at most `limit` times. Case, full and half width, kinds of quotes and
 * of white space are alike. Letters whose lower case has another length are compared as they stand, so that offsets stay true.
 */
export function findAll(text: string, query: string, limit = 500): MarkedSpan[] {
  const needle = fold(query.trim());
  if (needle === '') return [];
  const hay = foldOnce(text);
  const found: MarkedSpan[] = [];
  for (let at = hay.indexOf(needle); at !== -1 && found.length < limit; at = hay.indexOf(needle, at)) {
    found.push({ start: at, end: at + needle.length });
    at += needle.length;
  }
  return found;
}

let last = { text: '', folded: '' };

/** Cached: folded once per text, not at every letter of a query. */
function foldOnce(text: string): string {
  if (last.text !== text) last = { text, folded: fold(text) };
  return last.folded;
}

/** Case, width, kinds of quotes and of white space made one; the length stays. */
function fold(text: string): string {
  const plain = text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s/g, ' ');
  const lower = plain.toLowerCase();
  if (lower.length === plain.length) return lower;
  return plain.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
