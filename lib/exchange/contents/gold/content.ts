import { rowSchema } from '../../formats/row-schema';
import type { Content } from '../content';
import type { NativeRecord } from '../native/record';
import { GOLD_FIELDS, goldRows } from './columns';

const rowsOf = (record: NativeRecord) => (record.record === 'sample' ? goldRows(record) : []);

/** The gold of the project, one row a unit, to be read by others. */
export const goldContent: Content<'gold'> = {
  id: 'gold',
  inFileName: 'gold',
  annotationsFixed: true,
  python: { rows: 'gold', hasRecords: false },
  paths: new Map(GOLD_FIELDS.map(([column]) => [column, column])),
  ...rowSchema(GOLD_FIELDS, rowsOf),
};
