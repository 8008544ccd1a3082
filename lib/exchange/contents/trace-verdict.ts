import { hash } from 'node:crypto';
import { originOf, type TraceOrigin } from '../paths/trace-origin';
import type { SampleRecord } from './native/record';

/** What gold says of an answer, for the trace that it comes from. */
export interface TraceVerdict extends TraceOrigin {
  /** The same for the same sample and place, so that what is sent again takes the place of what was sent before. */
  id: string;
  verdict: 'consistent' | 'inconsistent';
  /** Its segments that are not consistent, one a line, each with its error type; null where there are none. */
  comment: string | null;
}

/** What scores and annotations of traces are called. */
export const VERDICT_NAME = 'consistency';

/** The verdict of a sample that came from a trace of that tool; none where it did not, or where nothing is decided. */
export function traceVerdicts({ id, metadata, gold }: SampleRecord, tool: string): TraceVerdict[] {
  const origin = originOf(metadata, tool);
  const verdict = gold?.verdict ?? 'undecided';
  if (!origin || verdict === 'undecided') return [];
  const place = hash('sha256', JSON.stringify([origin.traceId, origin.spanId, id]));
  const wrong = gold!.units.filter((unit) => unit.verdict !== null && unit.verdict !== 'consistent');
  const lines = wrong.map(({ verdict: said, error_type, text }) => `${error_type ?? said}: ${text}`);
  return [{ ...origin, id: `face4rag-${place.slice(0, 24)}`, verdict, comment: lines.join('\n') || null }];
}
