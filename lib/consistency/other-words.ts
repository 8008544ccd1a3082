import { findNumbers } from '@/lib/text/numbers/numbers';
import { type Span, span } from '@/lib/text/offsets';
import { splitSentences } from '@/lib/text/sentences';
import { findSlots, type Slot } from '@/lib/text/slots';
import { wordsIn } from '@/lib/text/words';
import type { Difference, Differences, ReferenceSpan } from './differences';
import { FUNCTION_CHARACTERS, STOP_WORDS } from './words/function-words';
import { findNegations } from './words/negation';
import { NAMED, SHORT_KIND } from './name-words';

const FEW_HAN = /^\p{Script=Han}{2,5}$/u;
/** One of them, as 一个湖泊: what is counted is meant. */
const COUNTED = /^[一二两三几数每这那该某各][个座条家位种处名所间部本]/u;

const ENDS_NAMES = new RegExp(`^${SHORT_KIND}$`, 'u');

interface InWords {
  text: string;
  words: readonly Span[];
}
const inWords = (text: string): InWords => ({ text, words: wordsIn(text, span(0, text.length)) });

type Place = Pick<Difference, 'start' | 'end'>;

/** Beyond this much evidence the sentence beside which the segment was written is not looked for. */
const MOST_EVIDENCE = 6_000;

/**
 * Where the segment says another word than the sentence of its evidence that is most like it, and both run alike around
 * it: names by what follows or ends them, else other wording. What has been found otherwise is not found again.
 */
export function otherWords(segment: string, held: readonly ReferenceSpan[], found: Differences): Differences {
  const sentence = nearest(segment, held);
  const others: Differences = { segment: [], reference: [] };
  if (sentence === null) return others;
  const slots = findSlots(segment, sentence.quote);
  if (slots.length === 0) return others;
  const all = held.map(({ quote }) => quote).join('\n');
  const [mineWords, theirWords] = [inWords(segment), inWords(sentence.quote)];
  for (const slot of slots) {
    const whole = widened(slot, mineWords, theirWords);
    const [own, other] = [segment.slice(...whole.own), sentence.quote.slice(...whole.other)];
    if (![own, other].every(saysSomething) || all.includes(own) || segment.includes(other)) continue;
    const here = { start: whole.own[0], end: whole.own[1] };
    const there = { start: sentence.start + whole.other[0], end: sentence.start + whole.other[1] };
    const mine = found.segment.find((known) => meets(known, here));
    const theirs = found.reference.find((known) => meets(known, there));
    // A name that was found on one side has its counterpart on the other.
    const known = mine ?? theirs;
    if (known && known.kind !== 'entity') continue;
    const kind = known || [own, other].some((text) => NAMED.test(text)) ? 'entity' : 'wording';
    if (kind === 'wording' && mayMeanTheSame(own, other)) continue;
    if (!mine) others.segment.push({ kind, ...here });
    if (!theirs) others.reference.push({ kind, ...there });
  }
  return others;
}

/** The sentence that shares most pairs of characters with the segment. */
function nearest(segment: string, held: readonly ReferenceSpan[]): ReferenceSpan | null {
  if (held.reduce((sum, { quote }) => sum + quote.length, 0) > MOST_EVIDENCE) return null;
  const own = pairsOf(segment);
  let best: ReferenceSpan | null = null;
  let most = 1;
  for (const { start, quote } of held)
    for (const [from, to] of splitSentences(quote)) {
      const text = quote.slice(from, to);
      const shared = [...pairsOf(text)].filter((pair) => own.has(pair)).length;
      if (shared > most) [best, most] = [{ start: start + from, quote: text }, shared];
    }
  return best;
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(text.slice(at, at + 2).toLowerCase());
  return pairs;
}

/** To whole words, and over the character behind both that ends names: 柳浪 and 竹坪 before 站. */
function widened({ own, other }: Slot, segment: InWords, quote: InWords): Slot {
  const [mine, theirs] = [toWords(own, segment), toWords(other, quote)];
  const next = segment.text[mine[1]];
  const named = next !== undefined && next === quote.text[theirs[1]] && ENDS_NAMES.test(next);
  return named
    ? { own: span(mine[0], mine[1] + 1), other: span(theirs[0], theirs[1] + 1) }
    : { own: mine, other: theirs };
}

function toWords([start, end]: Span, { text, words }: InWords): Span {
  const first = words.find(([from, to]) => from < start && to > start);
  const last = words.find(([from, to]) => from < end && to > end);
  const from = first?.[0] ?? start;
  const to = last?.[1] ?? end;
  return span(from + (COUNTED.exec(text.slice(from, to))?.[0].length ?? 0), to);
}

/** Long spans, lone characters, those that share one, and those of other scripts are mostly put another way, no more. */
function mayMeanTheSame(own: string, other: string): boolean {
  if (![own, other].every((text) => FEW_HAN.test(text))) return true;
  return [...own].some((character) => other.includes(character));
}

/** Not joining words alone, no number and no negation: those are asked for by themselves. */
function saysSomething(text: string): boolean {
  if (findNumbers(text).length > 0 || findNegations(text).length > 0) return false;
  const words = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !FUNCTION_CHARACTERS.has(word) && !STOP_WORDS.has(word));
}

const meets = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;
