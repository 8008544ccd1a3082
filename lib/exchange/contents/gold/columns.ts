import type { RowFields } from '../../formats/row-schema';
import { EVIDENCE_TYPE } from '../evidence-record';
import type { SampleRecord } from '../native/record';
import { PEDIGREE_TYPE, SPANS_TYPE } from '../nested-types';
import type { GoldRecord } from './gold-record';

/** A unit of a sample's gold; none while the segmentation is open. */
interface GoldRow {
  sample: SampleRecord;
  gold: GoldRecord;
  index: number | null;
  unit: GoldRecord['units'][number] | null;
}

/** Fields of a row of gold in their order: the benchmark's own first, then where each label comes from. */
export const GOLD_FIELDS: RowFields<GoldRow> = [
  ['question', 'string', ({ sample }) => sample.question],
  ['ref', 'string', ({ sample }) => sample.reference],
  ['answer', 'string', ({ sample }) => sample.answer],
  ['id', 'string', ({ sample }) => sample.id],
  ['generator', 'string', ({ sample }) => sample.generator],
  ['language', 'string', ({ sample }) => sample.language],
  ['answer_verdict', 'string', ({ gold }) => gold.verdict],
  ['answer_origin', 'string', ({ gold }) => gold.origin],
  ['segment_index', 'integer', ({ index }) => index],
  ['answer_segment', 'string', ({ unit }) => unit?.text ?? null],
  ['segment_spans', 'json', ({ unit }) => unit?.spans ?? null, SPANS_TYPE],
  ['segment_verdict', 'string', ({ unit }) => unit?.verdict ?? null],
  ['label_fact_FCE', 'string', ({ unit }) => unit?.fact ?? null],
  ['label_logic_FCE', 'string', ({ unit }) => unit?.logic ?? null],
  ['error_type', 'string', ({ unit }) => unit?.error_type ?? null],
  ['evidence', 'json', ({ unit }) => unit?.evidence ?? null, EVIDENCE_TYPE],
  ['gold_origin', 'string', ({ unit }) => unit?.origin ?? null],
  ['votes', 'integer', ({ unit }) => unit?.votes ?? null],
  ['agreeing', 'integer', ({ unit }) => unit?.agreeing ?? null],
  ['cut', 'string', ({ gold }) => gold.cut],
  ['needs', 'string', ({ gold }) => gold.needs],
  ['adjudicated_by', 'string', ({ gold }) => gold.adjudicated_by],
  ['adjudicated_at', 'timestamp', ({ gold }) => gold.adjudicated_at],
  [
    'rule',
    'string',
    ({ gold }) => (gold.rule.kind === 'majority' ? `majority ${gold.rule.votes}` : gold.rule.kind),
  ],
  ['pedigree', 'json', ({ sample }) => sample.pedigree, PEDIGREE_TYPE],
];

/**
 * One row for each unit of a sample's gold; a single row without a segment while there are no units; none for a sample
 * without gold.
 */
export function goldRows(sample: SampleRecord): GoldRow[] {
  const { gold } = sample;
  if (!gold) return [];
  if (gold.units.length === 0) return [{ sample, gold, index: null, unit: null }];
  return gold.units.map((unit, index) => ({ sample, gold, index, unit }));
}
