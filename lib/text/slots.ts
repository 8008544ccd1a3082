import { span, type Span } from './offsets';

/** What two texts say in the same place, UTF-16 code units of each. */
export interface Slot {
  own: Span;
  other: Span;
}

interface Token {
  /** Folded; empty for a mark and for the edges of the text. */
  text: string;
  start: number;
  end: number;
}

/** Two equal spans of tokens. */
interface Run {
  a: number;
  b: number;
  length: number;
}

/** A sentence is meant: the work grows with the product of the two lengths. */
const MOST_TOKENS = 240;
/** Longer than this on either side it is another sentence, not another word. */
const LONGEST_SLOT = 8;
/** So much has to be shared on the two sides of a slot together. */
const LEAST_SHARED = 4;

/** A Han character, a word of another script, or a mark. */
const TOKEN = /(\p{Script=Han}|[\p{L}\p{N}\p{M}]+(?:[.'’-][\p{L}\p{N}]+)*)|[^\s\p{L}\p{N}\p{M}]+/gu;

/**
 * Where two sentences that otherwise run alike say something else: between two spans that they share, each of two
 * characters (words in other scripts) or at the edge of a clause, longest spans first as Ratcliff and Obershelp match.
 * Nothing is found where only one of them says something.
 */
export function findSlots(own: string, other: string): Slot[] {
  const [a, b] = [tokensOf(own), tokensOf(other)];
  if (a.length > MOST_TOKENS || b.length > MOST_TOKENS) return [];
  const runs = sharedRuns(a, b, [0, a.length], [0, b.length]);
  return runs.slice(1).flatMap((after, at) => {
    const before = runs[at]!;
    const mine = a.slice(before.a + before.length, after.a);
    const theirs = b.slice(before.b + before.length, after.b);
    if (![mine, theirs].every(isSlot)) return [];
    if (words(a, before) + words(a, after) < LEAST_SHARED) return [];
    return [{ own: extent(mine), other: extent(theirs) }];
  });
}

function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(TOKEN)].map((match) => ({
    text: match[1]?.toLowerCase() ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const edge = (at: number): Token => ({ text: '', start: at, end: at });
  // An edge beside a mark would be a clause without words.
  const open = tokens[0]?.text === '' ? [] : [edge(0)];
  const close = tokens.at(-1)?.text === '' ? [] : [edge(text.length)];
  return [...open, ...tokens, ...close];
}

/** The longest run of two tokens or more that both ranges hold, with what is shared before and after it. */
function sharedRuns(a: Token[], b: Token[], rangeA: Range, rangeB: Range): Run[] {
  const run = longest(a, b, rangeA, rangeB);
  if (run === null) return [];
  const [fromA, toA] = rangeA;
  const [fromB, toB] = rangeB;
  return [
    ...sharedRuns(a, b, [fromA, run.a], [fromB, run.b]),
    run,
    ...sharedRuns(a, b, [run.a + run.length, toA], [run.b + run.length, toB]),
  ];
}

type Range = [from: number, to: number];

function longest(a: Token[], b: Token[], [fromA, toA]: Range, [fromB, toB]: Range): Run | null {
  let best: Run | null = null;
  let above = new Uint16Array(toB - fromB + 1);
  for (let i = fromA; i < toA; i += 1) {
    const row = new Uint16Array(toB - fromB + 1);
    for (let j = fromB; j < toB; j += 1) {
      if (a[i]!.text !== b[j]!.text) continue;
      const length = above[j - fromB]! + 1;
      row[j - fromB + 1] = length;
      if (length > (best?.length ?? 0)) best = { a: i + 1 - length, b: j + 1 - length, length };
    }
    above = row;
  }
  if (best === null || best.length > 1) return best;
  // One word alone is shared by chance; a mark is where a clause ends, and is the same one if it is the only one.
  const [markA, markB] = [onlyMark(a, [fromA, toA]), onlyMark(b, [fromB, toB])];
  return markA === null || markB === null ? null : { a: markA, b: markB, length: 1 };
}

function onlyMark(tokens: readonly Token[], [from, to]: Range): number | null {
  const marks = tokens.flatMap(({ text }, at) => (text === '' && at >= from && at < to ? [at] : []));
  return marks.length === 1 ? marks[0]! : null;
}

const isSlot = (gap: readonly Token[]): boolean =>
  gap.length > 0 && gap.length <= LONGEST_SLOT && gap.every(({ text }) => text !== '');

const words = (tokens: readonly Token[], { a, length }: Run): number =>
  tokens.slice(a, a + length).filter(({ text }) => text !== '').length;

const extent = (gap: readonly Token[]): Span => span(gap[0]!.start, gap.at(-1)!.end);
