import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { EVIDENCE_ORIGINS } from './evidence';

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

/** Evidence as a label holds it. */
export const evidenceSchema = z.discriminatedUnion('relation', [
  supports.extend(origin),
  contradicts.extend(origin),
  none.extend(origin),
]);

/** Evidence as a request names it; what origin it gets is decided by lib/annotation/evidence/evidence-origin.ts. */
export const evidenceClaimSchema = z.discriminatedUnion('relation', [
  supports.extend(claimed),
  contradicts.extend(claimed),
  none.extend(claimed),
]);

const MOST = 50;
export const evidenceListSchema = z.array(evidenceSchema).max(MOST);
export const evidenceClaimsSchema = z.array(evidenceClaimSchema).max(MOST);
