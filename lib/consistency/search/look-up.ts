import { clausesIn } from '@/lib/text/clauses';
import { span, type Span } from '@/lib/text/offsets';
import { rankSentences } from './evidence-search';
import { indexReference, type ReferenceIndex } from './reference-index';
import { LONGEST_TERM, searchTerms } from './search-terms';
import { readUnits } from './units';

let last: ReferenceIndex | null = null;

/** A reference read for looking words up in it: once, as a person works on one sample at a time. */
export function indexOf(reference: string): ReferenceIndex {
  if (last?.text !== reference) last = indexReference(reference);
  return last;
}

/** The content words of a text that a reference holds nowhere, neighbours as one phrase: what a person would search for in vain. */
export function uncoveredWords(text: string, reference: string): string[] {
  if (reference.trim() === '') return [];
  const index = indexOf(reference);
  const { units } = readUnits(text, index.stems);
  const uncovered = units.filter(({ key }) => !index.postings.has(key));
  return searchTerms(text, uncovered, reference);
}

/** The longest clause of a text that a reference does not hold as it is, without the mark at its end; none where it holds each. */
export function uncoveredClaim(text: string, reference: string): string[] {
  const there = reference.toLowerCase();
  const claims = clausesIn(text, span(0, text.length))
    .map(([start, end]) =>
      text
        .slice(start, end)
        .replace(/[\p{P}\p{S}\s]+$/u, '')
        .slice(0, LONGEST_TERM),
    )
    .filter((claim) => claim !== '' && !there.includes(claim.toLowerCase()));
  return claims.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/** Where the sentences of a reference stand that are most like a text by their words, the best first; headings only where nothing else is. */
export function nearestSentences(text: string, reference: string, most: number): Span[] {
  const index = indexOf(reference);
  const ranked = rankSentences(readUnits(text, index.stems).units, index).map(
    ({ sentence }) => index.sentences[sentence]!,
  );
  const saying = ranked.filter(({ heading }) => !heading);
  return (saying.length > 0 ? saying : ranked).slice(0, most).map(({ span }) => span);
}
