import { type RowFields, rowSchema } from '../formats/row-schema';
import type { Content } from './content';
import type { NativeRecord, SampleRecord } from './native/record';

type Told<Id extends string> = Pick<Content<Id>, 'id' | 'annotationsFixed' | 'ofGold'> & { rows: string };

/**
 * A content whose rows are made of samples and hold the same fields in a table and in a list; `rows` is what they are called in code.
 *
 * @param rowsOf the rows that a sample makes
 */
export const rowContent = <Id extends string, Row>(
  { id, annotationsFixed, ofGold, rows }: Told<Id>,
  fields: RowFields<Row>,
  rowsOf: (sample: SampleRecord) => readonly Row[],
): Content<Id> => ({
  ...{ id, annotationsFixed, ofGold, inFileName: id },
  python: { rows, hasRecords: false },
  paths: new Map(fields.map(([column]) => [column, column])),
  ...rowSchema(fields, (record: NativeRecord) => (record.record === 'sample' ? rowsOf(record) : [])),
});
