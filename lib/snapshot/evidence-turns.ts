import { canonicalJson } from './canonical-json';
import type { EvidencePiece, SegmentGold } from './comparison-view-schema';

/** A piece of evidence before and after; null where it is on the other side alone. */
export interface EvidenceTurn {
  before: EvidencePiece | null;
  after: EvidencePiece | null;
}

/** Evidence as records have it, as a comparison shows it. */
export const evidencePieces = (evidence: readonly unknown[]): EvidencePiece[] =>
  evidence.map((item) => {
    const { relation, quote, start, end, searched, origin } = item as Partial<EvidencePiece>;
    return {
      ...{ relation: relation ?? '', quote: quote ?? null, start: start ?? null, end: end ?? null },
      ...{ searched: searched ?? [], origin: origin ?? null },
    };
  });

/** What differs between two lists of evidence: the same quote, or two searches, as one piece that turned; others that came or went. */
export function evidenceTurns(before: SegmentGold | null, after: SegmentGold | null): EvidenceTurn[] {
  const [old, now] = [before?.evidence ?? [], after?.evidence ?? []];
  const added = without(now, old);
  const turned = without(old, now).map((piece): EvidenceTurn => {
    const at = added.findIndex((one) => one.quote === piece.quote);
    return { before: piece, after: at < 0 ? null : added.splice(at, 1)[0]! };
  });
  return [...turned, ...added.map((piece) => ({ before: null, after: piece }))];
}

/** Those of a list that the other one has not got, each as often as it lacks it. */
function without(pieces: readonly EvidencePiece[], others: readonly EvidencePiece[]): EvidencePiece[] {
  const there = others.map(canonicalJson);
  return pieces.filter((piece) => {
    const at = there.indexOf(canonicalJson(piece));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}
