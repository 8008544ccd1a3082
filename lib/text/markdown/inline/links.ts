import { type Styled } from './text-piece';

/** Longer targets stay text; it keeps hostile nests of them cheap, too. */
const LONGEST = 2_000;

/** A link, and where the text goes on behind it. */
export interface LinkFound extends Styled {
  end: number;
}

/**
 * Finds links and pictures of one line: told each "[" and "]" in order, tells what the last one closed. A target has to look
 * like one, so that words in brackets behind a reference number stay. O(n) for all of a line.
 */
export function links(text: string, start: number, end: number) {
  const open: { at: number; picture: boolean }[] = [];
  let closings: Map<number, number> | null = null;
  let picture = start - 1;
  const space = firstFrom(text, end, /\s/);
  const hint = firstFrom(text, end, /[/#:.]/);
  return {
    open: (at: number) => void open.push({ at, picture: at > start && text[at - 1] === '!' }),
    close(at: number): LinkFound | null {
      const opening = open.pop();
      if (!opening || at + 1 >= end || text[at + 1] !== '(') return null;
      closings ??= closingsIn(text, start, end);
      const close = closings.get(at + 1);
      if (close === undefined || close - at > LONGEST) return null;
      const blank = space(at + 2);
      if (blank < close && !isTitle(text, blank + 1, close)) return null;
      const to = Math.min(blank, close);
      const from = opening.at + 1;
      if (hint(at + 2) >= to || (opening.picture ? opening.at < picture : from === at)) return null;
      const target = text.slice(at + 2, to);
      if (opening.picture) picture = opening.at;
      else open.length = 0; // a link holds no other, nor a picture one
      const style = opening.picture ? { picture: target } : { link: target };
      const first = opening.picture
        ? ({ start: opening.at - 1, end: from, role: 'picture' } as const)
        : ({ start: opening.at, end: from, role: 'syntax' } as const);
      return {
        signs: [first, { start: at, end: close + 1, role: 'syntax' }],
        words: { start: first.start, end: at, style },
        end: close + 1,
      };
    },
  };
}

const isTitle = (text: string, from: number, to: number): boolean =>
  to - from > 1 && /["']/.test(text[from]!) && text[from] === text[to - 1];

/** Tells where the first character of a kind stands from a position on; positions only grow. */
function firstFrom(text: string, end: number, kind: RegExp): (at: number) => number {
  let first = 0;
  return (at) => {
    first = Math.max(first, at);
    while (first < end && !kind.test(text[first]!)) first += 1;
    return first;
  };
}

/** For each "(" the ")" that closes it. */
function closingsIn(text: string, start: number, end: number): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (let at = start; at < end; at += 1) {
    if (text[at] === '(') open.push(at);
    else if (text[at] === ')' && open.length > 0) closings.set(open.pop()!, at);
  }
  return closings;
}
