import { plainFormat } from '../table';
import { type Cells, CellFault } from './cells';
import { faultAt } from './faults';

/** Cells that say something of the sample: the same in each of its rows. */
export const SAMPLE_COLUMNS = [
  ...['id', 'question', 'ref', 'answer', 'generator', 'language', 'sample_label', 'sample_error_type'],
  ...[
    'metadata',
    'withdrawn_at',
    'withdrawn_reason',
    'past_segments',
    'known_use',
    'rounds',
    'places',
    'comments',
    'format',
  ],
] as const;
/** Cells that say something of the annotation: the same in each of its rows. */
export const ANNOTATION_COLUMNS = [
  ...[
    'annotation_index',
    'source',
    'annotator',
    'annotator_no',
    'method',
    'method_run',
    'state',
    'superseded',
  ],
  ...[
    'derived_from',
    'answer_verdict',
    'gold_origin',
    'confirmed',
    'changed',
    'annotation_note',
    'flag',
    'active_ms',
  ],
  ...['created_at', 'submitted_at', 'segment_count', 'policy', 'control', 'round', 'flips'],
  ...['honeypot', 'return_reason', 'peers_seen_at'],
] as const;

/** The sample of a row, as a line of the exact JSON has it. */
export function sampleFields(cells: Cells): Record<string, unknown> {
  return {
    format: plainFormat(cells.text('format')),
    id: cells.text('id'),
    question: cells.text('question'),
    reference: cells.text('ref'),
    answer: cells.text('answer'),
    language: cells.text('language'),
    generator: cells.word('generator'),
    label: cells.word('sample_label'),
    error_type: cells.word('sample_error_type'),
    metadata: cells.json('metadata') ?? {},
    withdrawn_at: cells.word('withdrawn_at'),
    withdrawn_reason: cells.word('withdrawn_reason'),
    past_segments: cells.json('past_segments') ?? [],
    known_use: cells.later('known_use'),
    rounds: cells.later('rounds'),
    places: cells.later('places') ?? [],
    comments: cells.later('comments') ?? [],
  };
}

/** The annotation of a row, without its segments. Throws CellFault where `method` and `method_run` contradict each other. */
export function annotationFields(cells: Cells): Record<string, unknown> {
  const method = cells.json('method_run') as { id?: unknown; version?: unknown } | null;
  if (cells.text('method') !== (method ? `${String(method.id)}@${String(method.version)}` : ''))
    throw new CellFault(faultAt('field', ['method']));
  return {
    source: cells.text('source'),
    annotator: cells.word('annotator'),
    annotator_no: cells.number('annotator_no'),
    method,
    state: cells.text('state'),
    superseded: cells.flag('superseded'),
    derived_from: cells.number('derived_from'),
    round: cells.later('round'),
    honeypot: cells.later('honeypot'),
    return_reason: cells.laterWord('return_reason'),
    peers_seen_at: cells.laterWord('peers_seen_at'),
    policy: cells.laterWord('policy'),
    control: cells.later('control') ?? false,
    flips: cells.later('flips') ?? [],
    verdict: cells.ifThere('answer_verdict', cells.word),
    gold_origin: cells.word('gold_origin'),
    confirmed: cells.number('confirmed') ?? 0,
    changed: cells.number('changed') ?? 0,
    note: cells.text('annotation_note'),
    flag: cells.word('flag'),
    active_ms: cells.later('active_ms') ?? 0,
    created_at: cells.ifThere('created_at', cells.word) ?? undefined,
    submitted_at: cells.ifThere('submitted_at', cells.word),
  };
}

export function segmentFields(cells: Cells): Record<string, unknown> {
  return {
    id: cells.number('segment_id') ?? undefined,
    text: cells.text('answer_segment'),
    spans: cells.json('segment_spans'),
    quotes: cells.json('segment_quotes'),
    parents: cells.json('segment_parents') ?? [],
    fact: cells.word('label_fact_FCE'),
    logic: cells.word('label_logic_FCE'),
    error_type: cells.word('error_type'),
    evidence: cells.json('evidence') ?? [],
    note: cells.text('note'),
    exposure: cells.text('exposure'),
    decided_at: cells.ifThere('decided_at', cells.word),
    revealed_at: cells.laterWord('revealed_at'),
    first: cells.json('first_verdict'),
    guideline: cells.later('guideline'),
    clause: cells.later('clause'),
    machine: cells.json('machine'),
  };
}

const COLUMN_OF: Record<string, string> = {
  reference: 'ref',
  label: 'sample_label',
  verdict: 'answer_verdict',
  fact: 'label_fact_FCE',
  logic: 'label_logic_FCE',
  text: 'answer_segment',
  spans: 'segment_spans',
  quotes: 'segment_quotes',
  parents: 'segment_parents',
  first: 'first_verdict',
};

/** The column of the table for a field of the exact JSON. */
export function tableColumn(field: string, part: 'sample' | 'annotation' | 'segment'): string | null {
  if (part === 'sample' && field === 'error_type') return 'sample_error_type';
  if (part === 'annotation' && field === 'note') return 'annotation_note';
  if (part === 'annotation' && field === 'method') return 'method_run';
  if (part === 'annotation' && field === 'segments') return 'segment_id';
  if (part === 'segment' && field === 'id') return 'segment_id';
  return field === '' ? null : (COLUMN_OF[field] ?? field);
}
