import type { DraftLabel } from './draft';
import { type Evidence, isSpan } from '../evidence/evidence';
import { carriedOver, distinctEvidence } from '../evidence/evidence-origin';
import { mostExposed } from '../exposure/exposure';
import { OPEN_JUDGEMENT } from './judgement';

/**
 * The label that a segment starts with after a split or a merge, from its parents' labels. It is open: a verdict was
 * given on another text. The evidence stays, as the place to look has not moved; "not found" only where no parent has
 * found anything, and of a method's search only the words that stand in the new `text`. Whatever was seen of a parent has been seen.
 */
export function carryLabel(
  parents: readonly Pick<DraftLabel, 'evidence' | 'exposure'>[],
  text: string,
): DraftLabel {
  const all = parents.flatMap(({ evidence }) => evidence).flatMap((item) => searchIn(text, item));
  const found = all.filter(isSpan);
  return {
    ...OPEN_JUDGEMENT,
    evidence: distinctEvidence(carriedOver(found.length > 0 ? found : all)).slice(0, 50),
    exposure: mostExposed(...parents.map(({ exposure }) => exposure)),
  };
}

/** Evidence as it concerns a text: a method's search without the words that are in another part, or not at all. */
function searchIn(text: string, item: Evidence): Evidence[] {
  if (isSpan(item) || item.origin === 'person') return [item];
  const searched = item.searched.filter((words) => text.includes(words));
  return searched.length > 0 || item.searched.length === 0 ? [{ ...item, searched }] : [];
}
