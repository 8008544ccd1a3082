import { type Evidence, type EvidenceContent, type EvidenceSpan, isSpan } from './evidence';

type NotFound = Exclude<Evidence, EvidenceSpan>;

/** Found and not found do not go together; the same span said the other way replaces what was said before. */
export function withEvidence(evidence: readonly Evidence[], add: Evidence): Evidence[] {
  if (!isSpan(add)) return [add];
  const kept = evidence.filter(isSpan).filter(({ start, end }) => start !== add.start || end !== add.end);
  return [...kept, add].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The spans that a method offers put among one's own, as accepted; what one has said of the same span stays. */
export function withOffered(evidence: readonly Evidence[], offered: readonly EvidenceContent[]): Evidence[] {
  return notYetCited(evidence, offered)
    .map((item): Evidence => ({ ...item, origin: 'accepted' }))
    .reduce<Evidence[]>(withEvidence, [...evidence]);
}

/** What of a method's evidence one does not have: spans on which one has said nothing. */
export function notYetCited<Offered extends EvidenceContent>(
  evidence: readonly Evidence[],
  offered: readonly Offered[],
): Exclude<Offered, { relation: 'not_found' }>[] {
  const own = evidence.filter(isSpan);
  return offered
    .filter((item) => isSpan(item))
    .filter(({ start, end }) => !own.some((item) => item.start === start && item.end === end));
}

/** The span of this number, from 0 among the spans, as the person says that it speaks: from then on it is their word. */
export function withRelation(
  evidence: readonly Evidence[],
  at: number,
  relation: EvidenceSpan['relation'],
): Evidence[] {
  const target = evidence.filter(isSpan)[at];
  return evidence.map((item) => (item === target ? { ...target, relation, origin: 'person' } : item));
}

/** Without the span of this number, from 0 among the spans; what was not found counts as the first where there is no span. */
export function withoutSpan(evidence: readonly Evidence[], at: number): Evidence[] {
  const target = evidence.filter(isSpan)[at] ?? evidence[0];
  return evidence.filter((item) => item !== target);
}

/** A span of the reference as evidence that a person chose, with its words as the quote. */
export const spanIn = (
  reference: string,
  relation: EvidenceSpan['relation'],
  { start, end }: { start: number; end: number },
): EvidenceSpan => ({
  relation,
  start,
  end,
  quote: reference.slice(start, end),
  origin: 'person',
});

/** Searched by a person and not found, with these searches: trimmed, each once, as many as are kept. */
export function notFound(searched: readonly string[]): NotFound {
  const words = searched.map((search) => search.trim().slice(0, 200)).filter((search) => search !== '');
  return { relation: 'not_found', searched: [...new Set(words)].slice(-20), origin: 'person' };
}

/** Searched and not found instead of what was there; with no search named, it is no longer said. */
export function withSearches(evidence: readonly Evidence[], searched: readonly string[]): Evidence[] {
  const none = notFound(searched);
  return none.searched.length > 0 ? [none] : evidence.filter(isSpan);
}

/** The searches that a label names already. */
export function searchesIn(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap((item) => (isSpan(item) ? [] : item.searched));
}

/** True for the same words said the same way, whoever says them. */
export const sameEvidence = (a: EvidenceContent, b: EvidenceContent): boolean =>
  a.relation === b.relation && samePlace(a, b);

/** True for the same span of the reference, whichever way it speaks, and for the same searches. */
export function samePlace(a: EvidenceContent, b: EvidenceContent): boolean {
  if (!isSpan(a) || !isSpan(b))
    return !isSpan(a) && !isSpan(b) && a.searched.join('\n') === b.searched.join('\n');
  return a.start === b.start && a.end === b.end;
}
