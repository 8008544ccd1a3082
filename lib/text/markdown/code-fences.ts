import { type TextLine } from '../lines';
import { indentAt, trimmedEnd } from './line-openings';

interface Fence {
  sign: '`' | '~';
  length: number;
  /** Nothing stands behind it: it may close. */
  bare: boolean;
}

/** The line that closes the code which begins at a line; null where none begins or nothing closes it. */
export type FenceEnd = (line: number) => number | null;

/**
 * Looks up where fenced code ends; a fence that nothing closes is words. `words` are the lines without signs of quotes. O(n)
 * for all lines together, if nobody asks again within code that was found.
 */
export function codeFences(text: string, words: readonly TextLine[]): FenceEnd {
  const fences = words.map((line) => fenceIn(text, line));
  const longest = { '`': longestFrom(fences, '`'), '~': longestFrom(fences, '~') };
  return (line) => {
    const fence = fences[line];
    if (!fence || (longest[fence.sign][line + 1] ?? 0) < fence.length) return null;
    let end = line + 1;
    while (!closes(fences[end], fence)) end += 1;
    return end;
  };
}

const closes = (other: Fence | null | undefined, fence: Fence): boolean =>
  !!other?.bare && other.sign === fence.sign && other.length >= fence.length;

function fenceIn(text: string, { start, end }: TextLine): Fence | null {
  const { at } = indentAt(text, start, end);
  const sign = text[at];
  if (at >= end || (sign !== '`' && sign !== '~')) return null;
  let behind = at;
  while (behind < end && text[behind] === sign) behind += 1;
  if (behind - at < 3) return null;
  const bare = trimmedEnd(text, behind, end) === behind;
  if (!bare && sign === '`' && text.slice(behind, end).includes('`')) return null;
  return { sign, length: behind - at, bare };
}

/** For each line, the length of the longest fence from there on that may close. */
function longestFrom(fences: readonly (Fence | null)[], sign: Fence['sign']): Uint32Array {
  const longest = new Uint32Array(fences.length + 1);
  for (let line = fences.length - 1; line >= 0; line -= 1) {
    const fence = fences[line];
    const length = fence?.bare && fence.sign === sign ? fence.length : 0;
    longest[line] = Math.max(length, longest[line + 1]!);
  }
  return longest;
}
