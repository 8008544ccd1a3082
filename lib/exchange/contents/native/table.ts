import { type Column, type ColumnType, columnTypeOf } from '../../formats/column';
import type { ContentRecord } from './project-content';
import { ANNOTATION_FIELDS } from './fields/annotation-fields';
import { columnPairs, type Fields } from './fields/field';
import { LABEL_FIELDS } from './fields/label-fields';
import { methodName } from './fields/method-cell';
import { SAMPLE_FIELDS } from './fields/sample-fields';
import { SEGMENT_FIELDS } from './fields/segment-fields';
import { NATIVE_FORMAT } from './version';
import type { SampleRecord } from './record';

const OF_SAMPLE = columnPairs(SAMPLE_FIELDS);
const OF_ANNOTATION = columnPairs(ANNOTATION_FIELDS);
const OF_SEGMENT = columnPairs({ ...SEGMENT_FIELDS, ...LABEL_FIELDS });

/** Columns that stand before all others: the benchmark's own, then what most readers want. */
const FIRST = [
  ...['question', 'ref', 'answer', 'id', 'generator', 'language', 'annotator', 'source', 'method', 'state'],
  ...['answer_verdict', 'gold_origin', 'segment_index', 'answer_segment', 'segment_spans', 'label_fact_FCE'],
  ...['label_logic_FCE', 'error_type', 'evidence', 'note', 'exposure', 'decided_at', 'first_verdict'],
  'annotation_index',
];
/** The kind of a record, the JSON of one of the whole project, and what the file is. */
const LAST = ['record', 'content', 'gold', 'format'];

/** Columns of a table in the native format; those after `first_verdict` make it exact. */
export const CSV_COLUMNS: readonly string[] = (() => {
  const exact = [...OF_ANNOTATION, ['', 'segment_count'], ...OF_SEGMENT, ...OF_SAMPLE].map(
    ([, column]) => column!,
  );
  const named = new Set([...FIRST, ...LAST]);
  return [...FIRST, ...exact.filter((column) => !named.has(column)), ...LAST];
})();

/** Types of the columns that are no field of JSONL. */
const TABLE_ALONE: Record<string, ColumnType> = {
  method: 'string',
  annotation_index: 'integer',
  segment_index: 'integer',
  segment_count: 'integer',
  content: 'json',
};
const OF_FIELDS = new Map(
  [SAMPLE_FIELDS, ANNOTATION_FIELDS, SEGMENT_FIELDS, LABEL_FIELDS].flatMap((fields: Fields) =>
    Object.entries(fields).map(([name, { column = name, schema, nested }]): [string, Column] => [
      column,
      { name: column, type: columnTypeOf(schema), ...(nested && { nested }) },
    ]),
  ),
);
export const NATIVE_COLUMNS: readonly Column[] = CSV_COLUMNS.map((name) =>
  Object.hasOwn(TABLE_ALONE, name) ? { name, type: TABLE_ALONE[name]! } : OF_FIELDS.get(name)!,
);

/** Where each column stands in a line of JSONL. */
export const CSV_PATHS: ReadonlyMap<string, string> = new Map([
  ...OF_SAMPLE.map(([name, column]) => [column, name] as const),
  ...OF_ANNOTATION.map(([name, column]) => [column, `annotations[].${name}`] as const),
  ...OF_SEGMENT.map(([name, column]) => [column, `annotations[].segments[].${name}`] as const),
]);

/** Where each column stands in a row. */
const PLACES = new Map(CSV_COLUMNS.map((column, at) => [column, at]));
const placed = (pairs: readonly [name: string, column: string][]): Places =>
  pairs.map(([name, column]) => ({ name, at: PLACES.get(column)! }));
const SAMPLE_PLACES = placed(OF_SAMPLE);
const ANNOTATION_PLACES = placed(OF_ANNOTATION);
const SEGMENT_PLACES = placed(OF_SEGMENT);
const ROW_PLACES = placed(Object.keys(TABLE_ALONE).map((column) => [column, column]));
const CONTENT_PLACES = placed(['record', 'content', 'format'].map((column) => [column, column]));
const SEGMENT_INDEX = PLACES.get('segment_index')!;
const EMPTY: readonly unknown[] = CSV_COLUMNS.map(() => null);

/**
 * A sample's rows: one for each annotation and segment, one for what has no segment or was read by nobody. A list or an object is the same
 * one in all rows that it stands in.
 */
export function csvRows({ annotations, ...sample }: SampleRecord): unknown[][] {
  const own = filled(EMPTY, SAMPLE_PLACES, sample);
  const rows = annotations.flatMap(({ segments, ...annotation }, index) => {
    const method = annotation.method && methodName(annotation.method);
    const common = { method, annotation_index: index, segment_count: segments.length };
    const shared = fill(filled(own, ANNOTATION_PLACES, annotation), ROW_PLACES, common);
    return segments.length === 0
      ? [shared]
      : segments.map((segment, position) => {
          const row = filled(shared, SEGMENT_PLACES, segment);
          row[SEGMENT_INDEX] = position;
          return row;
        });
  });
  return rows.length === 0 ? [own] : rows;
}

/** The row of a record of the whole project, which is the cell `content`. */
export const contentRow = (record: ContentRecord): unknown[] =>
  filled(EMPTY, CONTENT_PLACES, { record: record.record, content: record, format: NATIVE_FORMAT });

type Places = readonly { name: string; at: number }[];

/** A copy of a row with the cells of a record in their places. */
const filled = (row: readonly unknown[], places: Places, record: object): unknown[] =>
  fill([...row], places, record);

function fill(row: unknown[], places: Places, record: object): unknown[] {
  for (const { name, at } of places) row[at] = (record as Record<string, unknown>)[name] ?? null;
  return row;
}
