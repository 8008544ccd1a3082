import type { RowFields } from '../formats/row-schema';
import { rowContent } from './row-content';
import { traceVerdicts, type TraceVerdict, VERDICT_NAME } from './trace-verdict';

/** The body of a score; without an observation it is the trace's own. */
const FIELDS: RowFields<TraceVerdict> = [
  ['id', 'string', ({ id }) => id],
  ['traceId', 'string', ({ traceId }) => traceId],
  ['observationId', 'string', ({ spanId }) => spanId],
  ['name', 'string', () => VERDICT_NAME],
  ['value', 'string', ({ verdict }) => verdict],
  ['dataType', 'string', () => 'CATEGORICAL'],
  ['comment', 'string', ({ comment }) => comment],
];

/**
 * Gold as `POST /api/public/scores` of Langfuse takes it (CreateScoreV1Request in fern/apis/server/definition/legacy/score-v1.yml), for samples
 * that came from its traces.
 */
export const langfuseScoresContent = rowContent(
  { id: 'langfuse-scores', annotationsFixed: true, ofGold: true, rows: 'scores' },
  FIELDS,
  (sample) => traceVerdicts(sample, 'langfuse'),
);
