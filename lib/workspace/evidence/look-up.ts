import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { mayBeLookedUp } from '@/lib/annotation/evidence/offered-search';
import { type Arm } from '@/lib/annotation/exposure/arm';
import { type SegmentView } from '@/lib/annotation/view';
import { nearestSentences, uncoveredClaim, uncoveredWords } from '@/lib/consistency/search/look-up';
import { type Span } from '@/lib/text/offsets';
import { type ErrorType } from '@/lib/typology/error-type';
import { selectedSegment, shownEvidence, type WorkspaceState } from '../state/state';
import { evidenceOfType } from './evidence-of-type';

/** So many nearest sentences have a digit. */
export const NEAREST = 3;

/** Where a segment is looked at: the reference, and how its sample is shown. */
export interface LookedAt {
  reference: string;
  arm: Arm;
}

/** Whether the segment's words may be looked up in the reference before its person asks for it. */
export const searchesUnasked = (segment: SegmentView, arm: Arm): boolean =>
  mayBeLookedUp({
    arm,
    shown: shownEvidence(segment) !== null,
    exposure: segment.label.exposure,
    parentIds: segment.parentIds,
  });

/**
 * The segment's words that the reference holds nowhere, as the search of a hallucination, or its longest claim where each word
 * alone is found; none where nothing may be looked up.
 */
export function offeredSearches(segment: SegmentView, { reference, arm }: LookedAt): string[] {
  if (!searchesUnasked(segment, arm)) return [];
  const words = uncoveredWords(segment.text, reference);
  return words.length > 0 ? words : uncoveredClaim(segment.text, reference);
}

/** Where the sentences of the reference stand that are most like a segment, the best first; none where nothing may be looked up. */
export const nearestTo = (segment: SegmentView, { reference, arm }: LookedAt): Span[] =>
  searchesUnasked(segment, arm) ? nearestSentences(segment.text, reference, NEAREST) : [];

export const lookedAt = ({ sample, arm }: Pick<WorkspaceState, 'sample' | 'arm'>): LookedAt => ({
  reference: sample.reference,
  arm,
});

/** The same of the selected segment. */
export function nearestOf(workspace: WorkspaceState): Span[] {
  const segment = selectedSegment(workspace);
  return segment ? nearestTo(segment, lookedAt(workspace)) : [];
}

/** The evidence of a segment once a type is named: what is shown beside the types, as that type needs it. */
export const evidenceWithType = (
  segment: SegmentView,
  place: LookedAt,
  errorType: ErrorType,
): readonly Evidence[] =>
  evidenceOfType(errorType, segment.label.evidence, {
    shown: shownEvidence(segment) ?? [],
    searches: () => offeredSearches(segment, place),
  });
