import type { SampleRecord } from './record';

/** Columns of the gold CSV: the benchmark's own first, then where each label comes from. */
export const GOLD_COLUMNS = [
  ...['question', 'ref', 'answer', 'id', 'generator', 'language', 'answer_verdict', 'answer_origin'],
  ...['segment_index', 'answer_segment', 'segment_spans', 'label_fact_FCE', 'label_logic_FCE', 'error_type'],
  ...['evidence', 'gold_origin', 'votes', 'agreeing', 'rule'],
] as const;

/** One row for each unit of a sample's gold; none for a sample without any. */
export function goldRows({ gold, ...sample }: SampleRecord): (string | number | null)[][] {
  if (!gold) return [];
  const rule = gold.rule.kind === 'majority' ? `majority ${gold.rule.votes}` : gold.rule.kind;
  return gold.units.map((unit, index) => [
    ...[sample.question, sample.reference, sample.answer, sample.id, sample.generator, sample.language],
    ...[gold.verdict, gold.origin, index, unit.text, JSON.stringify(unit.spans)],
    ...[unit.fact, unit.logic, unit.error_type, JSON.stringify(unit.evidence)],
    ...[unit.origin, unit.votes, unit.agreeing, rule],
  ]);
}
