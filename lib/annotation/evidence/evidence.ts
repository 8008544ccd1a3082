import type { z } from 'zod';
import type { Span } from '@/lib/text/offsets';
import type { evidenceClaimSchema, evidenceContentSchema, evidenceSchema } from './evidence-schema';

/**
 * Whose word a piece of evidence is: only the method's that proposed it, the method's and accepted by a person to whom it
 * was shown, or chosen by a person.
 */
export const EVIDENCE_ORIGINS = ['method', 'accepted', 'person'] as const;
export type EvidenceOrigin = (typeof EVIDENCE_ORIGINS)[number];

/** Evidence without whose word it is, as a method finds it. */
export type EvidenceContent = z.infer<typeof evidenceContentSchema>;

/** Evidence as a label holds it. */
export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceSpan = Exclude<Evidence, { relation: 'not_found' }>;

/** Evidence as a request names it. */
export type EvidenceClaim = z.infer<typeof evidenceClaimSchema>;

export const isSpan = <Item extends EvidenceContent>(
  evidence: Item,
): evidence is Exclude<Item, { relation: 'not_found' }> => evidence.relation !== 'not_found';

export const evidenceRange = ({ start, end }: { start: number; end: number }): Span =>
  [start, end] as unknown as Span;

/** True when a span lies in the reference and quotes it exactly. */
export function quotesReference(
  { start, end, quote }: Pick<EvidenceSpan, 'start' | 'end' | 'quote'>,
  reference: string,
): boolean {
  // The length too: what lies beyond the end of the reference adds nothing to a slice.
  return start < end && end - start === quote.length && reference.slice(start, end) === quote;
}

/** What a method found, as its label holds it. */
export const byMethod = (found: readonly EvidenceContent[]): Evidence[] =>
  found.map((item) => ({ ...item, origin: 'method' }));
