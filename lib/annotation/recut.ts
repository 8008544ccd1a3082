import type { DraftLabel } from './draft';
import { isSpan } from './evidence';
import type { Evidence } from './evidence';
import { mostExposed } from './exposure';
import { OPEN_JUDGEMENT } from './judgement';

/**
 * The label that a segment starts with after a split or a merge, from its parents' labels. It is open: a verdict was
 * given on another text. The evidence stays, as the place to look has not moved; "not found" only where no parent has
 * found anything. Whatever was seen of a parent has been seen.
 */
export function recutLabel(parents: readonly Pick<DraftLabel, 'evidence' | 'exposure'>[]): DraftLabel {
  const all = parents.flatMap(({ evidence }) => evidence);
  const found = all.filter(isSpan);
  return {
    ...OPEN_JUDGEMENT,
    evidence: distinct(found.length > 0 ? found : all),
    exposure: mostExposed(...parents.map(({ exposure }) => exposure)),
  };
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const byKey = new Map(
    evidence.map((item) => [
      isSpan(item) ? `${item.relation} ${item.start} ${item.end}` : item.searched.join(' '),
      item,
    ]),
  );
  return [...byKey.values()].slice(0, 50);
}
