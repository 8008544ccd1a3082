import type { RowFields } from '../formats/row-schema';
import type { SampleRecord } from './native/record';
import { rowContent } from './row-content';

/**
 * A sample as `SingleTurnSample` of RAGAS has it, which takes no notice of fields of other names. Its `reference` is the ideal answer, of which
 * the studio has none: our reference is the context that was retrieved.
 */
const FIELDS: RowFields<SampleRecord> = [
  ['user_input', 'string', ({ question }) => question],
  ['retrieved_contexts', 'json', ({ reference }) => [reference], { list: 'string' }],
  ['response', 'string', ({ answer }) => answer],
  ['id', 'string', ({ id }) => id],
  ['generator', 'string', ({ generator }) => generator],
  ['language', 'string', ({ language }) => language],
  ['gold_verdict', 'string', ({ gold }) => gold?.verdict ?? null],
];

/** What `EvaluationDataset.from_list` and `from_jsonl` of RAGAS take. */
export const ragasContent = rowContent(
  { id: 'ragas', annotationsFixed: true, ofGold: false, rows: 'samples' },
  FIELDS,
  (sample) => [sample],
);
