import { rowSchema, type RowFields } from '../formats/row-schema';
import type { Content } from './content';
import type { NativeRecord, SampleRecord } from './native/record';

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
export const ragasContent: Content<'ragas'> = {
  id: 'ragas',
  inFileName: 'ragas',
  annotationsFixed: true,
  python: { rows: 'samples', hasRecords: false },
  paths: new Map(FIELDS.map(([column]) => [column, column])),
  ...rowSchema(FIELDS, (record: NativeRecord) => (record.record === 'sample' ? [record] : [])),
};
