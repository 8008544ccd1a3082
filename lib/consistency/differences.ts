import { findNumbers } from '@/lib/text/numbers/numbers';
import { missingChineseNames } from './chinese-names';
import { findOpposition } from './words/antonyms';
import { ALL, CAUSE, INCLUDES, NECESSARY, SOME, SUFFICIENT } from './words/logic-words';
import { missingNames, missingQuotes } from './words/names';
import { negationMismatch } from './words/negation';
import { otherWords } from './other-words';

export type DifferenceKind = 'number' | 'entity' | 'negation' | 'connective' | 'wording';

/** A span that the other side says otherwise, or does not say. Offsets in UTF-16 code units. */
export interface Difference {
  kind: DifferenceKind;
  start: number;
  end: number;
}

/** What a segment and its evidence say differently: places in the segment's text and in the reference. */
export interface Differences {
  segment: Difference[];
  reference: Difference[];
}

/** A span of the reference that the segment is held against. */
export interface ReferenceSpan {
  start: number;
  quote: string;
}

/**
 * Numbers, entities, negations and logic words of one side that the other does not have, and other words where both
 * otherwise run alike. In the reference only what could be meant instead is marked: it says more than one segment. Signs
 * to look at, found by the offline engine's own word lists, and no verdict; nothing without evidence.
 */
export function differences(segment: string, held: readonly ReferenceSpan[]): Differences {
  const found: Differences = { segment: [], reference: [] };
  if (held.length === 0) return found;
  for (const differ of [numberDifferences, entityDifferences, negations, connectives]) {
    const { segment: own, reference } = differ(segment, held);
    found.segment.push(...own);
    found.reference.push(...reference);
  }
  const slots = otherWords(segment, held, found);
  return {
    segment: [...found.segment, ...slots.segment],
    reference: [...found.reference, ...slots.reference],
  };
}

/** Numbers of one side that the other does not have. */
export function numberDifferences(segment: string, held: readonly ReferenceSpan[]): Differences {
  const own = findNumbers(segment);
  const others = held.flatMap(({ start, quote }) => findNumbers(quote).map((number) => ({ number, start })));
  const said = new Set(own.map(({ key }) => key));
  const there = new Set(others.map(({ number }) => number.key));
  const missing = own.filter(({ key }) => !there.has(key));
  const instead = missing.length === 0 ? [] : others.filter(({ number }) => !said.has(number.key));
  return {
    segment: missing.map(({ start, end }) => ({ kind: 'number', start, end })),
    reference: instead.map(({ number, start }) => ({
      kind: 'number',
      start: start + number.start,
      end: start + number.end,
    })),
  };
}

/** Names of one side that the other does not have. */
export function entityDifferences(segment: string, held: readonly ReferenceSpan[]): Differences {
  const text = held.map(({ quote }) => quote).join('\n');
  const missing = namesOf(segment, text);
  const instead =
    missing.length === 0 ? [] : held.flatMap(({ start, quote }) => shifted(namesOf(quote, segment), start));
  return { segment: missing, reference: instead };
}

/** Names in a text, of any of its forms, that another text does not have. */
function namesOf(text: string, other: string): Difference[] {
  const chinese = missingChineseNames(text, other).map(([start, end]) => ({
    start,
    text: text.slice(start, end),
  }));
  const quoted = missingQuotes(text, other).map((mention) => ({ ...mention, start: mention.start + 1 }));
  const names = missingNames(text, other).map((mention) => ({
    ...mention,
    text: mention.text.replace(/[.'-]+$/, ''), // a full stop behind a name is read as a part of it
  }));
  return [...names, ...quoted, ...chinese].map((mention) => ({
    kind: 'entity',
    start: mention.start,
    end: mention.start + mention.text.length,
  }));
}

/** A negation on one side alone, and words with their opposites. */
function negations(segment: string, held: readonly ReferenceSpan[]): Differences {
  const found: Differences = { segment: [], reference: [] };
  for (const { start, quote } of held) {
    const mismatch = negationMismatch(segment, quote);
    if (mismatch) {
      const { word, start: at } = mismatch.negated;
      const from = mismatch.inSegment ? at : start + at;
      found[mismatch.inSegment ? 'segment' : 'reference'].push({
        kind: 'negation',
        start: from,
        end: from + word.length,
      });
    }
    const opposed = findOpposition(segment, quote);
    if (!opposed) continue;
    found.segment.push(...placed('negation', segment, opposed.inSegment));
    found.reference.push(...shifted(placed('negation', quote, opposed.inReference), start));
  }
  return found;
}

/** A logic word of the segment, its kind, and what the reference may say instead. */
const TURNS: readonly [own: RegExp, instead: RegExp | null][] = [
  [ALL, SOME],
  [CAUSE, null],
  [SUFFICIENT, NECESSARY],
  [NECESSARY, SUFFICIENT],
  [INCLUDES, null],
];

/** Turns of phrase with a logic word in them that ties nothing; left out in place, so that offsets stay. */
const PHRASES = /需要(?:说明|指出|注意|强调)的是|如有需要|需要时/gu;
const plain = (text: string): string => text.replace(PHRASES, (phrase) => '·'.repeat(phrase.length));

function connectives(said: string, quoted: readonly ReferenceSpan[]): Differences {
  const found: Differences = { segment: [], reference: [] };
  const segment = plain(said);
  const held = quoted.map(({ start, quote }) => ({ start, quote: plain(quote) }));
  const text = held.map(({ quote }) => quote).join('\n');
  for (const [own, instead] of TURNS) {
    const word = own.exec(segment)?.[0];
    if (word === undefined || own.test(text)) continue;
    found.segment.push(...placed('connective', segment, word));
    if (instead) found.reference.push(...held.flatMap((span) => first(instead, span)));
  }
  // What holds for some of them is said without the word that says so.
  if (!SOME.test(segment) && !ALL.test(segment))
    found.reference.push(...held.flatMap((span) => first(SOME, span)));
  return found;
}

function first(words: RegExp, { start, quote }: ReferenceSpan): Difference[] {
  const word = words.exec(quote)?.[0];
  return word === undefined ? [] : shifted(placed('connective', quote, word), start);
}

function placed(kind: DifferenceKind, text: string, word: string): Difference[] {
  const start = text.toLowerCase().indexOf(word.toLowerCase());
  return start < 0 ? [] : [{ kind, start, end: start + word.length }];
}

const shifted = (found: readonly Difference[], by: number): Difference[] =>
  found.map(({ kind, start, end }) => ({ kind, start: start + by, end: end + by }));
