import { goldOrigin, segmentRecord, type StoredAnnotation, type StoredSample } from './record';

/** Columns of the Face4RAG CSV; the first four are the benchmark's own. */
export const CSV_COLUMNS = [
  ...['question', 'ref', 'answer', 'id', 'generator', 'language', 'annotator', 'source', 'method', 'state'],
  ...['answer_verdict', 'gold_origin', 'segment_index', 'answer_segment', 'segment_spans', 'label_fact_FCE'],
  ...['label_logic_FCE', 'error_type', 'evidence', 'note', 'exposure', 'decided_at', 'first_verdict'],
] as const;

type Cell = string | number | null;

/** A sample's rows: one for each annotation and segment, or one without them where nobody has read it. */
export function csvRows(sample: StoredSample): Cell[][] {
  const { question, reference, answer, externalId, generator, language } = sample;
  const head: Cell[] = [question, reference, answer, externalId, generator, language];
  if (sample.annotations.length === 0)
    return [[...head, ...Array<null>(CSV_COLUMNS.length - head.length).fill(null)]];
  return sample.annotations.flatMap((annotation) =>
    annotation.labels.map((label, index) => {
      const segment = segmentRecord(label, reference, answer);
      return [
        ...head,
        ...annotationCells(annotation),
        ...[
          index,
          segment.text,
          JSON.stringify(segment.spans),
          segment.fact,
          segment.logic,
          segment.error_type,
        ],
        ...[JSON.stringify(segment.evidence), segment.note, segment.exposure, segment.decided_at],
        segment.first === null ? null : JSON.stringify(segment.first),
      ];
    }),
  );
}

function annotationCells(annotation: StoredAnnotation): Cell[] {
  const { author, source, method, methodVersion, state, verdict } = annotation;
  return [author, source, method && `${method}@${methodVersion}`, state, verdict, goldOrigin(annotation)];
}
