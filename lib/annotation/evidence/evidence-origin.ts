import {
  type Evidence,
  EVIDENCE_ORIGINS,
  type EvidenceClaim,
  type EvidenceContent,
  type EvidenceOrigin,
  isSpan,
} from './evidence';
import { sameEvidence, samePlace } from './evidence-edit';
import { canBeOffered, type SearchedTexts } from './offered-search';
import { failedStage, isConsistent, type VerdictPart } from '../labels/judgement';

/** What is known of a label when its evidence changes. */
export interface EvidenceBasis {
  /** What the label holds. */
  held: readonly Evidence[];
  /** What a method found for the segment, if its person has been shown it; else null. */
  shown: readonly EvidenceContent[] | null;
  /** The texts in which words of the segment were looked up for its person, if any were; absent is null. */
  lookedUp?: SearchedTexts | null;
}

/**
 * The evidence that a person stands for: everything except what only a method says. The rules of the types count this
 * alone.
 */
export const ofPerson = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ origin }) => origin !== 'method');

/** True for what says that the segment does not hold. */
export const isContrary = ({ relation }: Pick<EvidenceContent, 'relation'>): boolean =>
  relation !== 'supports';

/**
 * The evidence of a label after a change that names `claims`. `said` is the person's verdict after the change, null while
 * there is none. The workspace and the server ask this alike, so that no request decides its origins by itself.
 */
export function evidenceAfter(
  claims: readonly EvidenceClaim[],
  basis: EvidenceBasis,
  said: VerdictPart | null,
): Evidence[] {
  const named = claims.map((claim): Evidence => ({ ...claim, origin: originOf(claim, basis) }));
  const evidence = distinctEvidence(named);
  if (said === null) return evidence;
  if (isConsistent(said)) return evidenceOfConsistent(evidence, basis);
  const typed = failedStage(said) !== null && said.errorType !== null;
  return typed ? evidence.map((item) => acceptedIfShown(item, basis)) : evidence;
}

/**
 * Believes a claim that evidence is the person's own, or only the method's (which counts for nothing). `accepted` holds
 * only for what was accepted before or was shown; otherwise the evidence stays the method's.
 */
function originOf(claim: EvidenceClaim, basis: EvidenceBasis): EvidenceOrigin {
  const held = basis.held.find((item) => sameEvidence(item, claim))?.origin;
  if (claim.origin === undefined) return held ?? 'person';
  if (claim.origin !== 'accepted' || held === 'accepted') return claim.origin;
  return isShown(claim, basis) || isOffered(claim, basis) ? 'accepted' : 'method';
}

/**
 * Beside "consistent", what a method quoted against the segment speaks for it, where the person has seen it; a search in
 * vain, and a contradiction that nobody saw, go. What a person chose stays, and keeps the label from being submitted.
 */
function evidenceOfConsistent(evidence: readonly Evidence[], basis: EvidenceBasis): Evidence[] {
  const kept = evidence.flatMap((item): Evidence[] => {
    const seen = acceptedIfShown(item, basis);
    if (item.origin === 'person' || !isContrary(item)) return [seen];
    return isSpan(seen) && seen.origin === 'accepted' ? [{ ...seen, relation: 'supports' }] : [];
  });
  const once = kept.filter(
    (item, at) => item.origin === 'person' || kept.findIndex((other) => samePlace(other, item)) === at,
  );
  return distinctEvidence(once); // what was turned may now say the same as a person's own
}

const acceptedIfShown = (item: Evidence, basis: EvidenceBasis): Evidence =>
  item.origin === 'method' && isShown(item, basis) ? { ...item, origin: 'accepted' } : item;

/** Whichever way it speaks: a verdict may have turned it. */
const isShown = (item: EvidenceContent, { shown }: EvidenceBasis): boolean =>
  shown?.some((found) => samePlace(found, item)) ?? false;

/** A search that stood beside the types, to be accepted with one of them. */
const isOffered = (item: EvidenceContent, { lookedUp }: EvidenceBasis): boolean =>
  !isSpan(item) && !!lookedUp && canBeOffered(item.searched, lookedUp);

/** Each piece once, as the word of whoever stands for it most. */
export function distinctEvidence(evidence: readonly Evidence[]): Evidence[] {
  return evidence
    .filter((item, at) => evidence.findIndex((other) => sameEvidence(other, item)) === at)
    .map((item) => evidence.reduce(strongerOf, item));
}

function strongerOf(item: Evidence, other: Evidence): Evidence {
  const rank = ({ origin }: Evidence): number => EVIDENCE_ORIGINS.indexOf(origin);
  return sameEvidence(item, other) && rank(other) > rank(item) ? other : item;
}

/** What of the evidence may stand beside a verdict: nothing against a consistent segment. */
export const fittingVerdict = (
  evidence: readonly Evidence[],
  said: Parameters<typeof isConsistent>[0],
): Evidence[] => evidence.filter((item) => !isConsistent(said) || !isContrary(item));

/** Evidence that goes over to a segment of other words: what was accepted was accepted for the old ones. */
export const carriedOver = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.map((item) => (item.origin === 'accepted' ? { ...item, origin: 'method' } : item));

/** Of the pieces that spoke against a segment: how many a change has turned into support, and how many it has dropped. */
export function evidenceMoved(
  before: readonly Evidence[],
  after: readonly Evidence[],
): { turned: number; dropped: number } {
  const contrary = before.filter(isContrary);
  const turned = contrary.filter((item) => after.some((now) => !isContrary(now) && samePlace(now, item)));
  const held = contrary.filter((item) => after.some((now) => sameEvidence(now, item)));
  return { turned: turned.length, dropped: contrary.length - turned.length - held.length };
}
