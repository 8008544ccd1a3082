import type { Content } from '../content';
import { contentRow, CSV_PATHS, csvRows, NATIVE_COLUMNS } from './table';

/** The whole project, exact: what an import takes back. */
export const nativeContent: Content<'native'> = {
  id: 'native',
  inFileName: null,
  annotationsFixed: false,
  ofGold: false,
  python: { rows: 'rows', hasRecords: true },
  columns: NATIVE_COLUMNS,
  paths: CSV_PATHS,
  mark: 'format',
  toTable: (record) => (record.record === 'sample' ? csvRows(record) : [contentRow(record)]),
  toObjects: (record) => [record],
};
