import { safeMark } from '../../formats/csv-row';
import type { ContentRecord } from './project-content';
import {
  type AnnotationRecord,
  NATIVE_FORMAT,
  NATIVE_FORMATS,
  type SampleRecord,
  type SegmentRecord,
} from './record';

/** Columns of the Face4RAG CSV; the first four are the benchmark's own, those after `first_verdict` make it exact. */
export const CSV_COLUMNS = [
  ...['question', 'ref', 'answer', 'id', 'generator', 'language', 'annotator', 'source', 'method', 'state'],
  ...['answer_verdict', 'gold_origin', 'segment_index', 'answer_segment', 'segment_spans', 'label_fact_FCE'],
  ...['label_logic_FCE', 'error_type', 'evidence', 'note', 'exposure', 'decided_at', 'first_verdict'],
  ...['annotation_index', 'annotator_no', 'method_run', 'superseded', 'derived_from', 'confirmed', 'changed'],
  ...['annotation_note', 'flag', 'active_ms', 'created_at', 'submitted_at', 'segment_count', 'segment_id'],
  ...[
    'segment_quotes',
    'segment_parents',
    'guideline',
    'clause',
    'revealed_at',
    'policy',
    'control',
    'round',
    'replaced_by_later',
    'flips',
    'machine',
    'sample_label',
    'sample_error_type',
    'metadata',
  ],
  ...['withdrawn_at', 'withdrawn_reason', 'past_segments', 'honeypot', 'return_reason', 'peers_seen_at'],
  ...['known_use', 'rounds', 'places', 'comments', 'record', 'content', 'gold', 'format'],
] as const;

/** Those marks of the `format` column that say that cells are neutralised. */
export const SAFE_FORMATS = NATIVE_FORMATS.map(safeMark);

/** The mark of a format without what says that its cells are neutralised. */
export const plainFormat = (format: string): string =>
  NATIVE_FORMATS.find((plain) => safeMark(plain) === format) ?? format;

type Cells = Partial<Record<(typeof CSV_COLUMNS)[number], unknown>>;

/** A sample's rows: one for each annotation and segment, one for what has no segment or was read by nobody. */
export function csvRows(sample: SampleRecord): unknown[][] {
  const own = sampleCells(sample);
  const rows: Cells[] = sample.annotations.flatMap((annotation, index) => {
    const shared = { ...own, ...annotationCells(annotation, index) };
    const { segments } = annotation;
    return segments.length === 0
      ? [shared]
      : segments.map((segment, position) => ({ ...shared, ...segmentCells(segment, position) }));
  });
  return (rows.length === 0 ? [own] : rows).map((cells) =>
    CSV_COLUMNS.map((column) => cells[column] ?? null),
  );
}

/** The row of a record of the whole project: its JSON in the cell `content`. */
export function contentRow(record: ContentRecord): unknown[] {
  const cells: Cells = {
    record: record.record,
    content: JSON.stringify(record),
    format: NATIVE_FORMAT,
  };
  return CSV_COLUMNS.map((column) => cells[column] ?? null);
}

function sampleCells(sample: SampleRecord): Cells {
  return {
    question: sample.question,
    ref: sample.reference,
    answer: sample.answer,
    id: sample.id,
    generator: sample.generator,
    language: sample.language,
    sample_label: sample.label,
    sample_error_type: sample.error_type,
    metadata: sample.metadata,
    withdrawn_at: sample.withdrawn_at,
    withdrawn_reason: sample.withdrawn_reason,
    past_segments: sample.past_segments,
    known_use: sample.known_use,
    rounds: sample.rounds,
    places: sample.places,
    comments: sample.comments,
    record: sample.record,
    gold: sample.gold,
    format: NATIVE_FORMAT,
  };
}

function annotationCells(annotation: AnnotationRecord, index: number): Cells {
  const { method } = annotation;
  return {
    annotator: annotation.annotator,
    source: annotation.source,
    method: method && `${method.id}@${method.version}`,
    state: annotation.state,
    answer_verdict: annotation.verdict,
    gold_origin: annotation.gold_origin,
    annotation_index: index,
    annotator_no: annotation.annotator_no,
    method_run: method,
    superseded: annotation.superseded,
    derived_from: annotation.derived_from,
    confirmed: annotation.confirmed,
    changed: annotation.changed,
    annotation_note: annotation.note,
    flag: annotation.flag,
    active_ms: annotation.active_ms,
    created_at: annotation.created_at,
    submitted_at: annotation.submitted_at,
    policy: annotation.policy,
    control: annotation.control,
    honeypot: annotation.honeypot,
    return_reason: annotation.return_reason,
    peers_seen_at: annotation.peers_seen_at,
    round: annotation.round,
    replaced_by_later: annotation.replaced_by_later,
    flips: annotation.flips,
    segment_count: annotation.segments.length,
  };
}

function segmentCells(segment: SegmentRecord, position: number): Cells {
  return {
    segment_index: position,
    answer_segment: segment.text,
    segment_spans: segment.spans,
    label_fact_FCE: segment.fact,
    label_logic_FCE: segment.logic,
    error_type: segment.error_type,
    evidence: segment.evidence,
    note: segment.note,
    exposure: segment.exposure,
    decided_at: segment.decided_at,
    revealed_at: segment.revealed_at,
    first_verdict: segment.first,
    segment_id: segment.id,
    segment_quotes: segment.quotes,
    segment_parents: segment.parents,
    guideline: segment.guideline,
    clause: segment.clause,
    machine: segment.machine,
  };
}
