import type { DraftLabel } from './draft';
import { isSpan } from '../evidence/evidence';
import { carriedOver, distinctEvidence } from '../evidence/evidence-origin';
import { mostExposed } from '../exposure/exposure';
import { OPEN_JUDGEMENT } from './judgement';

/**
 * The label that a segment starts with after a split or a merge, from its parents' labels. It is open: a verdict was
 * given on another text. The evidence stays, as the place to look has not moved; "not found" only where no parent has
 * found anything. Whatever was seen of a parent has been seen.
 */
export function carryLabel(parents: readonly Pick<DraftLabel, 'evidence' | 'exposure'>[]): DraftLabel {
  const all = parents.flatMap(({ evidence }) => evidence);
  const found = all.filter(isSpan);
  return {
    ...OPEN_JUDGEMENT,
    evidence: distinctEvidence(carriedOver(found.length > 0 ? found : all)).slice(0, 50),
    exposure: mostExposed(...parents.map(({ exposure }) => exposure)),
  };
}
