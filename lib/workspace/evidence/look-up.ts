import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { type SegmentView } from '@/lib/annotation/view';
import { nearestSentences, uncoveredClaim, uncoveredWords } from '@/lib/consistency/search/look-up';
import { type Span } from '@/lib/text/offsets';
import { type ErrorType } from '@/lib/typology/error-type';
import { selectedSegment, shownEvidence, type WorkspaceState } from '../state/state';
import { evidenceOfType } from './evidence-of-type';

/** So many nearest sentences have a digit. */
export const NEAREST = 3;

/**
 * The segment's words may be looked up in the reference before its person asks for it. That leans a verdict as a method's
 * findings do, so it is done only where these are shown.
 */
export const searchesUnasked = (segment: SegmentView): boolean => shownEvidence(segment) !== null;

/**
 * The segment's words that the reference holds nowhere, as the search of a hallucination, or its longest claim where each word
 * alone is found; none where nothing may be looked up.
 */
export function offeredSearches(segment: SegmentView, reference: string): string[] {
  if (!searchesUnasked(segment)) return [];
  const words = uncoveredWords(segment.text, reference);
  return words.length > 0 ? words : uncoveredClaim(segment.text, reference);
}

/** Where the sentences of the reference stand that are most like a segment, the best first; none where nothing may be looked up. */
export const nearestTo = (segment: SegmentView, reference: string): Span[] =>
  searchesUnasked(segment) ? nearestSentences(segment.text, reference, NEAREST) : [];

/** The same of the selected segment. */
export function nearestOf(workspace: WorkspaceState): Span[] {
  const segment = selectedSegment(workspace);
  return segment ? nearestTo(segment, workspace.sample.reference) : [];
}

/** The evidence of a segment once a type is named: what is shown beside the types, as that type needs it. */
export const evidenceWithType = (
  segment: SegmentView,
  reference: string,
  errorType: ErrorType,
): readonly Evidence[] =>
  evidenceOfType(errorType, segment.label.evidence, {
    shown: shownEvidence(segment) ?? [],
    searches: () => offeredSearches(segment, reference),
  });
