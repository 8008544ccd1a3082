import { graphemeSnap } from '@/lib/text/graphemes';

/** The part in which two texts differ, from the first difference to the last. */
interface ChangedPart {
  /** In the text before, UTF-16 [start, end). */
  start: number;
  end: number;
  was: string;
  is: string;
}

/** Where a text was changed; whole characters as they are read. */
export function changedPart(before: string, after: string): ChangedPart {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  start = Math.min(graphemeSnap(before).back(start), graphemeSnap(after).back(start));
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = graphemeSnap(before).forward(before.length - tail);
  const afterEnd = Math.max(start, graphemeSnap(after).forward(after.length - tail));
  return { start, end, was: before.slice(start, end), is: after.slice(start, afterEnd) };
}
