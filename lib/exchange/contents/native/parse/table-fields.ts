import { ANNOTATION_FIELDS } from '../fields/annotation-fields';
import { type Fields, readColumnsOf, readerOf } from '../fields/field';
import { LABEL_FIELDS } from '../fields/label-fields';
import { SAMPLE_FIELDS } from '../fields/sample-fields';
import { SEGMENT_FIELDS } from '../fields/segment-fields';

/** Cells that say something of the sample: the same in each of its rows. */
export const SAMPLE_COLUMNS = readColumnsOf(SAMPLE_FIELDS);
/** Cells that say something of the annotation: the same in each of its rows. */
export const ANNOTATION_COLUMNS = [
  'annotation_index',
  'method',
  'segment_count',
  ...readColumnsOf(ANNOTATION_FIELDS),
];

/** The sample of a row, as a line of JSONL has it. */
export const sampleFields = readerOf(SAMPLE_FIELDS);
/** The annotation of a row, without its segments. Throws CellFault where `method` and `method_run` contradict each other. */
export const annotationFields = readerOf(ANNOTATION_FIELDS);
export const segmentFields = readerOf({ ...SEGMENT_FIELDS, ...LABEL_FIELDS });

const FIELDS: Record<'sample' | 'annotation' | 'segment', Fields> = {
  sample: SAMPLE_FIELDS,
  annotation: ANNOTATION_FIELDS,
  segment: { ...SEGMENT_FIELDS, ...LABEL_FIELDS },
};

/** The column of the table for a field of JSONL. */
export function tableColumn(field: string, part: 'sample' | 'annotation' | 'segment'): string | null {
  if (part === 'annotation' && field === 'segments') return 'segment_id';
  return field === '' ? null : (FIELDS[part][field]?.column ?? field);
}
