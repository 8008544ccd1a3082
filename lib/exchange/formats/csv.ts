import { writeCsv } from './csv-table';
import type { ExportFormat } from './format';
import { pandasSnippet } from './pandas-snippet';

/** Tables for programs. */
export const csv: ExportFormat<'csv'> = {
  id: 'csv',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  contents: ['native', 'gold'],
  write: (rows, schema) => writeCsv(rows, schema, false),
  snippet: (names) => pandasSnippet(names, 'read_csv', ['keep_default_na=False']),
};
