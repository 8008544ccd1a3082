declare const unit: unique symbol;

/** Position in a string counted in UTF-16 code units: the one unit inside the product. */
export type Utf16 = number & { readonly [unit]: 'utf16' };
/** Position counted in Unicode code points: the one unit at every border (files, API). */
export type CodePoint = number & { readonly [unit]: 'codepoint' };

/** Half open [start, end) in UTF-16 code units. */
export type Span = readonly [start: Utf16, end: Utf16];
export const utf16 = (value: number): Utf16 => value as Utf16;
export const codePoint = (value: number): CodePoint => value as CodePoint;
export const span = (start: number, end: number): Span => [start as Utf16, end as Utf16];

/** Text under a span. */
export function quote(text: string, [start, end]: Span): string {
  return text.slice(start, end);
}

/** True where cutting at `at` would part a surrogate pair. */
export function splitsSurrogatePair(text: string, at: number): boolean {
  return at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
}

/**
 * Converter between the two units for one text; O(n) once, O(log n) a call, O(1) for texts without astral characters.
 * Positions inside a surrogate pair move to its start.
 */
export function offsetMap(text: string): {
  toCodePoint(at: Utf16): CodePoint;
  toUtf16(at: CodePoint): Utf16;
} {
  let found: number[] | undefined; // looked for at the first question: many a map is never asked
  const pairs = (): number[] => (found ??= pairsOf(text));
  return {
    toCodePoint: (at) => codePoint(at - countBelow(pairs(), (low) => low <= at)),
    toUtf16: (at) => utf16(at + countBelow(pairs(), (low, index) => low - index - 1 < at)),
  };
}

/** Length of a text in code points. */
export const codePointLength = (text: string): number => text.length - pairsOf(text).length;

/** UTF-16 position of the low half of every surrogate pair, ascending. */
function pairsOf(text: string): number[] {
  if (!/[\ud800-\udbff]/.test(text)) return []; // most texts: found out far faster than by looking at each unit
  const pairs: number[] = [];
  for (let i = 1; i < text.length; i += 1) if (splitsSurrogatePair(text, i)) pairs.push(i);
  return pairs;
}

/** How many leading entries satisfy a predicate that is true on a prefix only. */
function countBelow(sorted: readonly number[], holds: (value: number, index: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
