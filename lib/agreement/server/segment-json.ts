import { Prisma } from '@/generated/prisma/client';
import { type Evidence, evidenceRange, isSpan } from '@/lib/annotation/evidence/evidence';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import type { Exposure } from '@/lib/annotation/view';
import type { Citation } from '@/lib/guideline/clause';
import type { ErrorType } from '@/lib/typology/error-type';
import type { TextRange } from '../statistics/span-overlap';
import type { RatedSegment } from '../units/units';

/** A segment of annotation `a` with its label, as SEGMENTS_JSON builds it. */
export interface LabelJson {
  id: string;
  spans: TextRange[];
  fact: Verdict;
  logic: Verdict;
  errorType: ErrorType | null;
  evidence: Evidence[];
  clause: Citation | null;
  /** Null of a segment without a label. */
  exposure: Exposure | null;
}

/** The segments of annotation `a`, in order, with their labels; a segment without one is not judged. */
export const SEGMENTS_JSON = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', s.id, 'spans', s.spans, 'fact', coalesce(l.fact, 'not_judged'),
    'logic', coalesce(l.logic, 'not_judged'), 'errorType', l."errorType", 'evidence', coalesce(l.evidence, '[]'),
    'clause', l.clause, 'exposure', l.exposure) ORDER BY i.position), '[]')
  FROM "SegmentationItem" i JOIN "Segment" s ON s.id = i."segmentId"
  LEFT JOIN "Label" l ON l."annotationId" = a.id AND l."segmentId" = s.id
  WHERE i."segmentationId" = a."segmentationId")`;

/** A segment as a judge says it; `stoodFor` is the evidence of it that they stand for. */
export function segmentFromJson(
  { id, spans, evidence, clause, fact, logic, errorType }: LabelJson,
  stoodFor: (evidence: readonly Evidence[]) => readonly Evidence[],
): RatedSegment {
  return {
    id,
    spans,
    label: {
      fact,
      logic,
      errorType,
      evidence: stoodFor(evidence).filter(isSpan).map(evidenceRange),
      clauses: clause ? [`${clause.id} ${clause.title}`] : [],
    },
  };
}
