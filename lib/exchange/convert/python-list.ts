/** What stands behind a backslash in a text that Python writes; hexadecimal digits are read apart. */
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"' };
const DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/**
 * The texts of a list as Python writes it, `['a', "it's"]`, which is what a data frame leaves in a cell of CSV; an array of numpy has no
 * commas. Null for everything else, such as a list that holds more than texts.
 */
export function pythonTexts(written: string): string[] | null {
  const text = written.trim();
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  const end = text.length - 1;
  const texts: string[] = [];
  let at = pastSpace(text, 1);
  while (at < end) {
    const read = readText(text, at, end);
    if (!read) return null;
    texts.push(read.value);
    at = pastSpace(text, read.next);
    if (text[at] === ',') at = pastSpace(text, at + 1);
  }
  return texts;
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}

/** The text in quotes that begins at a place, and where what comes after it begins; null where none does, or none ends before `end`. */
function readText(text: string, start: number, end: number): { value: string; next: number } | null {
  const quote = text[start];
  if (quote !== "'" && quote !== '"') return null;
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < end; at += 1) {
    if (text[at] === quote) return { value: [...parts, text.slice(from, at)].join(''), next: at + 1 };
    if (text[at] !== '\\') continue;
    const { value, length } = escapeAt(text, at + 1);
    parts.push(text.slice(from, at), value);
    at += length;
    from = at + 1;
  }
  return null;
}

/** What an escape stands for, and how many characters it has behind the backslash. One that Python does not know is written as it is. */
function escapeAt(text: string, at: number): { value: string; length: number } {
  const letter = text[at] ?? '';
  const hex = text.slice(at + 1, at + 1 + (DIGITS[letter] ?? 0));
  const code = parseInt(hex, 16);
  if (hex.length === DIGITS[letter] && /^[\da-f]+$/i.test(hex) && code <= 0x10ffff)
    return { value: String.fromCodePoint(code), length: 1 + hex.length };
  return { value: ESCAPES[letter] ?? `\\${letter}`, length: 1 };
}
