import type { RowFields } from '../../formats/row-schema';
import type { SampleRecord } from '../native/record';
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
  ['question', ({ sample }) => sample.question],
  ['ref', ({ sample }) => sample.reference],
  ['answer', ({ sample }) => sample.answer],
  ['id', ({ sample }) => sample.id],
  ['generator', ({ sample }) => sample.generator],
  ['language', ({ sample }) => sample.language],
  ['answer_verdict', ({ gold }) => gold.verdict],
  ['answer_origin', ({ gold }) => gold.origin],
  ['segment_index', ({ index }) => index],
  ['answer_segment', ({ unit }) => unit?.text ?? null],
  ['segment_spans', ({ unit }) => unit?.spans ?? null],
  ['segment_verdict', ({ unit }) => unit?.verdict ?? null],
  ['label_fact_FCE', ({ unit }) => unit?.fact ?? null],
  ['label_logic_FCE', ({ unit }) => unit?.logic ?? null],
  ['error_type', ({ unit }) => unit?.error_type ?? null],
  ['evidence', ({ unit }) => unit?.evidence ?? null],
  ['gold_origin', ({ unit }) => unit?.origin ?? null],
  ['votes', ({ unit }) => unit?.votes ?? null],
  ['agreeing', ({ unit }) => unit?.agreeing ?? null],
  ['cut', ({ gold }) => gold.cut],
  ['needs', ({ gold }) => gold.needs],
  ['adjudicated_by', ({ gold }) => gold.adjudicated_by],
  ['adjudicated_at', ({ gold }) => gold.adjudicated_at],
  ['rule', ({ gold }) => (gold.rule.kind === 'majority' ? `majority ${gold.rule.votes}` : gold.rule.kind)],
];

/** One row for each unit of a sample's gold; one without a segment while there is none, none for a sample without gold. */
export function goldRows(sample: SampleRecord): GoldRow[] {
  const { gold } = sample;
  if (!gold) return [];
  if (gold.units.length === 0) return [{ sample, gold, index: null, unit: null }];
  return gold.units.map((unit, index) => ({ sample, gold, index, unit }));
}
