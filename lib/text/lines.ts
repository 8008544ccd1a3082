/** A line of a text, UTF-16, half open; the break that ends it belongs to no line. */
export interface TextLine {
  start: number;
  end: number;
}

const BREAK = /\r\n|\r|\n|\u2028|\u2029/g;

/** Lines of a text with their offsets in it, blank ones too. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const found of text.matchAll(BREAK)) {
    lines.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** Index of the line that holds an offset, or the last one before it. O(log n). */
export function lineAt(lines: readonly TextLine[], at: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
