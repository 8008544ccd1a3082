import type { SampleChange, SegmentGold } from '../comparison-view-schema';
import { evidencePieces } from '../evidence-turns';
import type { KeptRecord } from '../snapshot-line';
import type { Erratum } from './erratum';

/** A released label and what is gold now, as a change of the sample. */
export function correctionOf({
  gold,
  erratum,
}: Pick<KeptRecord, 'gold'> & { erratum: Erratum }): Pick<SampleChange, 'verdict' | 'origin' | 'segments'> {
  return {
    verdict: { before: erratum.released.verdict, after: gold?.verdict ?? null },
    origin: { before: null, after: null },
    segments: erratum.segments.map(({ text, released, verdict, error_type, evidence }) => ({
      text,
      before: said(released.verdict, released.error_type, []),
      after: said(verdict, error_type, evidence),
    })),
  };
}

const said = (verdict: string | null, errorType: string | null, evidence: unknown[]): SegmentGold => ({
  ...{ verdict, fact: null, logic: null, errorType, origin: null, votes: null, agreeing: null },
  evidence: evidencePieces(evidence),
});
