import type { RowFields } from '../formats/row-schema';
import { rowContent } from './row-content';
import { traceVerdicts, type TraceVerdict, VERDICT_NAME } from './trace-verdict';

const FIELDS: RowFields<TraceVerdict> = [
  ['span_id', 'string', ({ spanId }) => spanId],
  ['name', 'string', () => VERDICT_NAME],
  ['annotator_kind', 'string', () => 'HUMAN'],
  ['label', 'string', ({ verdict }) => verdict],
  ['score', 'number', ({ verdict }) => (verdict === 'consistent' ? 1 : 0)],
  ['explanation', 'string', ({ comment }) => comment],
  ['identifier', 'string', ({ id }) => id],
];

/**
 * Gold as annotations of spans of Phoenix (SpanAnnotationData in src/phoenix/server/api/routers/v1/annotations.py), label, score and
 * explanation being its `result`, for samples that came from its spans.
 */
export const phoenixAnnotationsContent = rowContent(
  { id: 'phoenix-annotations', annotationsFixed: true, ofGold: true, rows: 'annotations' },
  FIELDS,
  (sample) => traceVerdicts(sample, 'phoenix').filter(({ spanId }) => spanId !== null),
);
