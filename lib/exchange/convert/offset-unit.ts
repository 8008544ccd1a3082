import { codePoint, offsetMap, splitsSurrogatePair, utf16 } from '@/lib/text/offsets';

/** What offsets of files count: Python code points, JavaScript UTF-16 units, some tools the characters that people see. */
export const OFFSET_UNITS = ['code_point', 'utf16', 'grapheme'] as const;
export type OffsetUnit = (typeof OFFSET_UNITS)[number];

/** A span of a text as a file gives it, half open; `quote` is what the file says stands there, null where it says nothing. */
export interface OffsetClaim {
  text: string;
  start: number;
  end: number;
  quote: string | null;
}

/** In plain ASCII without carriage returns every unit counts the same. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** A character that people see may be several code points only where one of these is. */
const JOINED =
  /[\r\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}\u0600-\u08ff\u0900-\u1aff\u1100-\u11ff\ua960-\ud7ff]/u;

/** The UTF-16 position of an offset in each unit; null where the text has no such place. */
const POSITION: Record<OffsetUnit, (text: string, at: number) => number | null> = {
  code_point(text, at) {
    const map = offsetMap(text);
    return at <= map.toCodePoint(utf16(text.length)) ? map.toUtf16(codePoint(at)) : null;
  },
  utf16: (text, at) => (at <= text.length && !splitsSurrogatePair(text, at) ? at : null),
  grapheme(text, at) {
    if (!JOINED.test(text)) return POSITION.code_point(text, at);
    let count = 0;
    for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
      if (count === at) return index;
      count += 1;
    }
    return count === at ? text.length : null;
  },
};

/** Where a claim lies if its offsets count `unit`, in UTF-16 units; null where nothing, or something else than its quote, stands there. */
function rangeIn(unit: OffsetUnit, { text, start, end, quote }: OffsetClaim): [number, number] | null {
  const whole = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start < end;
  const position = PLAIN.test(text) ? POSITION.utf16 : POSITION[unit];
  const from = whole ? position(text, start) : null;
  const to = whole ? position(text, end) : null;
  if (from === null || to === null) return null;
  return quote === null || text.slice(from, to) === quote ? [from, to] : null;
}

/** The unit in which most of the claims with a quote fit, the first of OFFSET_UNITS among equals; null where none fits any. */
export function fittingUnit(claims: readonly OffsetClaim[]): OffsetUnit | null {
  const quoted = claims.filter(({ quote }) => quote !== null);
  const counts = OFFSET_UNITS.map((unit) => quoted.filter((claim) => rangeIn(unit, claim) !== null).length);
  const most = Math.max(...counts);
  return most === 0 ? null : OFFSET_UNITS[counts.indexOf(most)]!;
}

/**
 * Where a claim lies, in code points: by `unit`, else, where its quote decides, by another one. Null where it fits none.
 */
export function placeOf(claim: OffsetClaim, unit: OffsetUnit): [start: number, end: number] | null {
  const others = claim.quote === null ? [] : OFFSET_UNITS.filter((other) => other !== unit);
  for (const each of [unit, ...others]) {
    const range = rangeIn(each, claim);
    if (!range) continue;
    const map = offsetMap(claim.text);
    return [map.toCodePoint(utf16(range[0])), map.toCodePoint(utf16(range[1]))];
  }
  return null;
}
