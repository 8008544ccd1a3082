/** What a number with a format stands for: dates and times are numbers that only their format tells. */
export type NumberKind = 'number' | 'date' | 'time' | 'date_time' | 'elapsed';

/** Formats without a text of their own in the file, those of Chinese, Japanese and Korean among them. */
const BUILT_IN: [kind: NumberKind, ids: number[]][] = [
  ['date', [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]],
  ['time', [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56]],
  ['date_time', [22]],
  ['elapsed', [46]],
];

/** What the number of a format stands for, by its id and, where the file has it, its text. */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code !== undefined) return kindOfCode(code);
  return BUILT_IN.find(([, ids]) => ids.includes(id))?.[0] ?? 'number';
}

function kindOfCode(code: string): NumberKind {
  // Only the part for positive numbers counts; what is quoted, escaped or pads says nothing.
  const plain = code
    .replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .split(';')[0]!
    .toLowerCase();
  if (/\[(h+|m+|s+)\]/.test(plain)) return 'elapsed';
  const letters = plain.replace(/\[[^\]]*\]?/g, '').replace('general', '');
  const time = /[hs]|am\/pm|上午/.test(letters);
  // Minutes are written like months.
  const date = /[yd]/.test(letters) || (!time && letters.includes('m'));
  if (date) return time ? 'date_time' : 'date';
  return time ? 'time' : 'number';
}
