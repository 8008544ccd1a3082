import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import { evidenceRange, isSpan } from '@/lib/annotation/evidence/evidence';
import type { VotedSegment } from './gold-types';

/** A segment as units of agreement are made of it. */
export function compared({ id, spans, label }: VotedSegment) {
  const { fact, logic, errorType, clause } = label;
  const evidence = label.evidence.filter(isSpan).map((span) => evidenceRange(span) as unknown as TextRange);
  return { id, spans, label: { fact, logic, errorType, evidence, clauses: clause ? [clause.id] : [] } };
}
