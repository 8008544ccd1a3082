import { graphemeSnap } from '@/lib/text/graphemes';
import { withoutMarks } from '@/lib/text/marks';
import { span } from '@/lib/text/offsets';
import { wordsIn } from '@/lib/text/words';

/** Code, addresses, tags, titles and short quotes: what is copied, or names something. */
const COPIED = [
  /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]+`/g,
  /(?:https?:\/\/|www\.)[^\s<>"'，。；、）】》]+|\]\([^)\n]*\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|<[^<>\n]{1,200}>/giu,
  /《[^》\n]{1,60}》|〈[^〉\n]{1,60}〉|“[^”\n]{1,60}”|「[^」\n]{1,60}」|"[^"\n]{1,60}"|\$[^$\n\d][^$\n]{0,80}\$/gu,
];

/** Tells whether a span of an answer may be changed: it holds nothing copied, no mark, and ends where words do. */
export function touchable(answer: string): (start: number, end: number) => boolean {
  const copied = COPIED.flatMap((pattern) =>
    [...answer.matchAll(pattern)].map((match) => span(match.index, match.index + match[0].length)),
  );
  const unmarked = withoutMarks(answer);
  const snap = graphemeSnap(answer);
  let inside: Set<number> | undefined;
  const splits = (at: number): boolean => (inside ??= insidesOf(answer)).has(at) || snap.back(at) !== at;
  return (start, end) =>
    copied.every(([from, to]) => end <= from || start >= to) &&
    unmarked.slice(start, end) === answer.slice(start, end) &&
    !splits(start) &&
    !splits(end);
}

/** Every position inside a word. */
function insidesOf(text: string): Set<number> {
  const inside = new Set<number>();
  for (const [from, to] of wordsIn(text, span(0, text.length)))
    for (let at = from + 1; at < to; at += 1) inside.add(at);
  return inside;
}
