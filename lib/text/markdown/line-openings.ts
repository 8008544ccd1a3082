/** How far a line is indented, and where its first sign stands. */
export interface Indent {
  columns: number;
  at: number;
}

/** White space from `at` on; a tab counts as four. */
export function indentAt(text: string, at: number, end: number): Indent {
  let columns = 0;
  let next = at;
  for (; next < end; next += 1) {
    if (text[next] === '\t') columns += 4;
    else if (text[next] === ' ') columns += 1;
    else break;
  }
  return { columns, at: next };
}

/** How many quotes a line opens, at most `most`, and where its words begin. ">5" is no quote but a figure. */
export function quotesAt(
  text: string,
  start: number,
  end: number,
  most = Infinity,
): { quotes: number; at: number } {
  let at = start;
  let quotes = 0;
  while (quotes < most) {
    const { columns, at: sign } = indentAt(text, at, end);
    const behind = text[sign + 1];
    if (columns > 3 || sign >= end || text[sign] !== '>') break;
    if (sign + 1 < end && behind !== ' ' && behind !== '\t' && behind !== '>') break;
    quotes += 1;
    at = sign + 1;
    if (at < end && (behind === ' ' || behind === '\t')) at += 1;
  }
  return { quotes, at };
}

/** The words of an ATX heading and its level; null for any other line. */
export function headingAt(
  text: string,
  at: number,
  end: number,
): { level: number; from: number; to: number } | null {
  let level = 0;
  while (level < 7 && text[at + level] === '#') level += 1;
  if (level === 0 || level > 6 || !isSpace(text[at + level])) return null;
  const from = indentAt(text, at + level, end).at;
  let to = trimmedEnd(text, from, end);
  let closing = to;
  while (closing > from && text[closing - 1] === '#') closing -= 1;
  if (closing < to && closing > from && isSpace(text[closing - 1])) to = trimmedEnd(text, from, closing);
  return from < to ? { level, from, to } : null;
}

const ITEM = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]+\S)/y;

/** The bullet or number of a list item, and where its words begin; null for any other line. */
export function itemAt(
  text: string,
  at: number,
  end: number,
): { start: number; end: number; from: number } | null {
  ITEM.lastIndex = at;
  const sign = ITEM.exec(text);
  if (!sign) return null;
  const behind = at + sign[0].length;
  const from = indentAt(text, behind, end).at;
  return from < end ? { start: at, end: behind, from } : null;
}

/** Whether a line is a rule: three or more of one sign, with nothing else. */
export function isRule(text: string, at: number, end: number): boolean {
  const sign = text[at];
  if (sign !== '-' && sign !== '*' && sign !== '_') return false;
  let count = 0;
  for (let next = at; next < end; next += 1) {
    if (text[next] === sign) count += 1;
    else if (!isSpace(text[next])) return false;
  }
  return count > 2;
}

/** Where [from, to) ends without the blanks at its end. */
export function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text[end - 1])) end -= 1;
  return end;
}

const isSpace = (sign: string | undefined): boolean => sign === ' ' || sign === '\t';
