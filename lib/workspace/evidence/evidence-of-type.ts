import { type Evidence, type EvidenceContent, isSpan } from '@/lib/annotation/evidence/evidence';
import { notFound, samePlace } from '@/lib/annotation/evidence/evidence-edit';
import { isContrary } from '@/lib/annotation/evidence/evidence-origin';
import { ERROR_TYPE_FACTS, type ErrorType } from '@/lib/typology/error-type';

/** What is shown beside the types while one is chosen. */
interface ShownWithTypes {
  /** What a method found for the segment. */
  shown: readonly EvidenceContent[];
  /** Its words that the reference holds nowhere; asked for only where they count. */
  searches(): readonly string[];
}

/**
 * The evidence that naming a type accepts: of a contradiction the one span that is shown, now speaking against the segment;
 * of a hallucination the search that is offered. It stays as it was where the person has chosen evidence of their own, where
 * some speaks against the segment already, and where several spans leave it open which one is meant.
 */
export function evidenceOfType(
  errorType: ErrorType,
  evidence: readonly Evidence[],
  { shown, searches }: ShownWithTypes,
): readonly Evidence[] {
  const isSeen = (item: EvidenceContent): boolean => shown.some((found) => samePlace(found, item));
  const hasGround = evidence.some(
    (item) => item.origin === 'person' || (isContrary(item) && (item.origin === 'accepted' || isSeen(item))),
  );
  const { need } = ERROR_TYPE_FACTS[errorType];
  if (hasGround) return evidence;
  if (need === 'contradicting') {
    const [only, ...others] = evidence.filter(isSpan);
    return only && others.length === 0 && isSeen(only)
      ? [{ ...only, relation: 'contradicts', origin: 'accepted' }]
      : evidence;
  }
  if (need !== 'search') return evidence;
  const offered = notFound(searches());
  return offered.searched.length > 0 ? [{ ...offered, origin: 'accepted' }] : evidence;
}
