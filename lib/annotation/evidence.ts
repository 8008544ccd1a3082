import { z } from 'zod';
import type { Span } from '@/lib/text/offsets';

/** A quoted stretch of the reference that speaks for or against a segment. Offsets in UTF-16 code units. */
export const evidenceSpanSchema = z.object({
  relation: z.enum(['supports', 'contradicts']),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});

/** The reference was searched and holds nothing on the segment; what was searched for, in the searcher's words. */
export const notFoundSchema = z.object({
  relation: z.literal('not_found'),
  searched: z.array(z.string().max(200)).max(20),
});

export const evidenceSchema = z.discriminatedUnion('relation', [
  evidenceSpanSchema.extend({ relation: z.literal('supports') }),
  evidenceSpanSchema.extend({ relation: z.literal('contradicts') }),
  notFoundSchema,
]);
export const evidenceListSchema = z.array(evidenceSchema).max(50);

export type Evidence = z.infer<typeof evidenceSchema>;
export type EvidenceSpan = Exclude<Evidence, { relation: 'not_found' }>;

export const isSpan = (evidence: Evidence): evidence is EvidenceSpan => evidence.relation !== 'not_found';
export const evidenceRange = (evidence: EvidenceSpan): Span =>
  [evidence.start, evidence.end] as unknown as Span;

/** True when a span lies in the reference and quotes it exactly. */
export function quotesReference(evidence: EvidenceSpan, reference: string): boolean {
  return evidence.start < evidence.end && reference.slice(evidence.start, evidence.end) === evidence.quote;
}
