import { splitsSurrogatePair } from './offsets';

/** Marks, joiners, variation selectors and the like: a cut beside one may split a character. */
const DELICATE =
  /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}]|[\ud800-\udfff]|[\u0600-\u08ff\u0900-\u1aff\u1100-\u11ff\ua960-\ud7ff]/u;

/**
 * Moves positions of one text off the inside of user-perceived characters (UAX 29 grapheme clusters). Looks closer only
 * where the neighbours could be joined, so that plain text costs nothing.
 */
export function graphemeSnap(text: string): { back(at: number): number; forward(at: number): number } {
  let clusters: Intl.Segments | null = null;
  const boundsAt = (at: number): [start: number, end: number] => {
    if (at <= 0 || at >= text.length) return [at, at];
    const pair = text.slice(at - 1, at + 1);
    if (!DELICATE.test(pair) && pair !== '\r\n' && !splitsSurrogatePair(text, at)) return [at, at];
    clusters ??= new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
    const cluster = clusters.containing(at);
    if (cluster === undefined || cluster.index === at) return [at, at];
    return [cluster.index, cluster.index + cluster.segment.length];
  };
  return { back: (at) => boundsAt(at)[0], forward: (at) => boundsAt(at)[1] };
}
