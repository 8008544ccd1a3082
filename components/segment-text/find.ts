import { type Mark } from './runs';

/**
 * Where a query occurs in a text, without overlaps, at most `limit` times; case is ignored. Letters whose lower case has
 * another length are compared as they stand, so that offsets stay true.
 */
export function findAll(text: string, query: string, limit = 500): Mark[] {
  const needle = fold(query.trim());
  if (needle === '') return [];
  const hay = fold(text);
  const found: Mark[] = [];
  for (let at = hay.indexOf(needle); at !== -1 && found.length < limit; at = hay.indexOf(needle, at)) {
    found.push({ start: at, end: at + needle.length });
    at += needle.length;
  }
  return found;
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
