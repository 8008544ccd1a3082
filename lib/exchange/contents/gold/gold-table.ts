import type { SampleRecord } from '../native/record';

/** Columns of the gold CSV: the benchmark's own first, then where each label comes from. */
export const GOLD_COLUMNS = [
  ...['question', 'ref', 'answer', 'id', 'generator', 'language', 'answer_verdict', 'answer_origin'],
  ...[
    'segment_index',
    'answer_segment',
    'segment_spans',
    'segment_verdict',
    'label_fact_FCE',
    'label_logic_FCE',
  ],
  ...['error_type', 'evidence', 'gold_origin', 'votes', 'agreeing', 'cut', 'needs', 'adjudicated_by'],
  ...['adjudicated_at', 'rule'],
] as const;

type Cell = string | number | null;

/** One row for each unit of a sample's gold; one without a segment while its cut is open, none for a sample without gold. */
export function goldRows({ gold, ...sample }: SampleRecord): Cell[][] {
  if (!gold) return [];
  const rule = gold.rule.kind === 'majority' ? `majority ${gold.rule.votes}` : gold.rule.kind;
  const head = [
    sample.question,
    sample.reference,
    sample.answer,
    sample.id,
    sample.generator,
    sample.language,
  ];
  const answer = [gold.verdict, gold.origin];
  const tail = [gold.cut, gold.needs, gold.adjudicated_by, gold.adjudicated_at, rule];
  if (gold.units.length === 0) return [[...head, ...answer, ...Array<null>(11).fill(null), ...tail]];
  return gold.units.map((unit, index) => [
    ...[...head, ...answer, index, unit.text, JSON.stringify(unit.spans)],
    ...[unit.verdict, unit.fact, unit.logic, unit.error_type, JSON.stringify(unit.evidence)],
    ...[unit.origin, unit.votes, unit.agreeing, ...tail],
  ]);
}
