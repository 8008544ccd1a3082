import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import type { Span } from '@/lib/text/offsets';

/**
 * Whose word a piece of evidence is: only the method's that proposed it, the method's and accepted by a person to whom it
 * was shown, or chosen by a person.
 */
export const EVIDENCE_ORIGINS = ['method', 'accepted', 'person'] as const;
export type EvidenceOrigin = (typeof EVIDENCE_ORIGINS)[number];

/** A quoted span of the reference that speaks for or against a segment. Offsets in UTF-16 code units. */
const evidenceSpanSchema = z.object({
  relation: z.enum(['supports', 'contradicts']),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: storableText,
});

/** The reference was searched and holds nothing on the segment; what was searched for, in the searcher's words. */
const notFoundSchema = z.object({
  relation: z.literal('not_found'),
  searched: z.array(storableText.max(200)).max(20),
});

const [supports, contradicts, none] = [
  evidenceSpanSchema.extend({ relation: z.literal('supports') }),
  evidenceSpanSchema.extend({ relation: z.literal('contradicts') }),
  notFoundSchema,
];
const origin = { origin: z.enum(EVIDENCE_ORIGINS) };
const claimed = { origin: origin.origin.optional() };

/** Evidence without whose word it is, as a method finds it. */
export const evidenceContentSchema = z.discriminatedUnion('relation', [supports, contradicts, none]);
export type EvidenceContent = z.infer<typeof evidenceContentSchema>;

/** Evidence as a label holds it. */
export const evidenceSchema = z.discriminatedUnion('relation', [
  supports.extend(origin),
  contradicts.extend(origin),
  none.extend(origin),
]);
export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceSpan = Exclude<Evidence, { relation: 'not_found' }>;

/** Evidence as a request names it; what origin it gets is decided by lib/annotation/evidence/evidence-origin.ts. */
const evidenceClaimSchema = z.discriminatedUnion('relation', [
  supports.extend(claimed),
  contradicts.extend(claimed),
  none.extend(claimed),
]);
export type EvidenceClaim = z.infer<typeof evidenceClaimSchema>;

const MOST = 50;
export const evidenceListSchema = z.array(evidenceSchema).max(MOST);
export const evidenceClaimsSchema = z.array(evidenceClaimSchema).max(MOST);

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
  return start < end && reference.slice(start, end) === quote;
}

/** What a method found, as its label holds it. */
export const byMethod = (found: readonly EvidenceContent[]): Evidence[] =>
  found.map((item) => ({ ...item, origin: 'method' }));
