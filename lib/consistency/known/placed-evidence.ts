import { type EvidenceContent, isSpan, quotesReference } from '@/lib/annotation/evidence/evidence';
import { locator } from '@/lib/text/locate';

/**
 * Evidence of a reference that has the same words, in this one: where it stands at the same place it stays, else where its quote is found. What is found
 * nowhere is left out.
 */
export function placedEvidence(evidence: readonly EvidenceContent[], reference: string): EvidenceContent[] {
  const locate = locator(reference);
  return evidence.flatMap((one): EvidenceContent[] => {
    if (!isSpan(one) || quotesReference(one, reference)) return [one];
    const found = locate(one.quote);
    if (found === null || found.match === 'fuzzy') return [];
    const [start, end] = found.span;
    return [{ ...one, start, end, quote: reference.slice(start, end) }];
  });
}
