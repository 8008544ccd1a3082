import search from 'approx-string-match';
import { fold, type FoldedText } from './fold';
import { span, type Span } from './offsets';

type Match = 'exact' | 'normalised' | 'fuzzy';

/** Where a quote was found, and how closely. */
export interface Located {
  span: Span;
  match: Match;
}

/** Share of a quote's letters that may differ in a fuzzy match. */
const TOLERANCE = 0.2;
/** Shorter folded quotes match nearly anything when letters may differ. */
const SHORTEST_FUZZY = 8;
/** Longer quotes are too costly to compare letter by letter, and a copy that long with errors is not a quote. */
const LONGEST_FUZZY = 2_000;

/**
 * Finder of quotes in one text: exact, else with width, case, space and punctuation folded, else with up to a fifth of its
 * letters changed (Myers' search, first of the closest). Null when the quote stands nowhere. The text is folded once.
 */
export function locator(text: string): (quote: string) => Located | null {
  let folded: FoldedText | undefined;
  return (quote) => {
    const wanted = quote.trim();
    if (wanted === '') return null;
    const exact = text.indexOf(wanted);
    if (exact >= 0) return { span: span(exact, exact + wanted.length), match: 'exact' };
    folded ??= fold(text);
    const needle = fold(wanted).text;
    if (needle === '') return null;
    const plain = folded.text.indexOf(needle);
    if (plain >= 0) return { span: original(folded, plain, plain + needle.length), match: 'normalised' };
    return fuzzy(folded, needle);
  };
}

function fuzzy(folded: FoldedText, needle: string): Located | null {
  if (needle.length < SHORTEST_FUZZY || needle.length > LONGEST_FUZZY) return null;
  const found = search(folded.text, needle, Math.floor(needle.length * TOLERANCE));
  const best = found.reduce<(typeof found)[number] | null>(
    (a, b) => (a === null || b.errors < a.errors ? b : a),
    null,
  );
  if (best === null || best.start >= best.end) return null;
  return { span: original(folded, best.start, best.end), match: 'fuzzy' };
}

const original = ({ from, to }: FoldedText, start: number, end: number): Span =>
  span(from[start]!, to[end - 1]!);
