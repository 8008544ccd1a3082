import type { Content } from '../content';
import type { NativeRecord } from '../native/record';
import { GOLD_FIELDS, goldRows } from './columns';

/** The gold of the project, one row a unit, to be read by others. */
export const goldContent: Content<'gold'> = {
  id: 'gold',
  inFileName: 'gold',
  annotationsFixed: true,
  python: { rows: 'gold', hasRecords: false },
  columns: GOLD_FIELDS.map(([column]) => column),
  paths: new Map(GOLD_FIELDS.map(([column]) => [column, column])),
  mark: null,
  toTable: (record) => rowsOf(record).map((row) => GOLD_FIELDS.map(([, value]) => value(row))),
  toObjects: (record) =>
    rowsOf(record).map((row) =>
      Object.fromEntries(GOLD_FIELDS.map(([column, value]) => [column, value(row)])),
    ),
};

const rowsOf = (record: NativeRecord) => (record.record === 'sample' ? goldRows(record) : []);
