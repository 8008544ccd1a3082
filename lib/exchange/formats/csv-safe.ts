import { writeCsv } from './csv-table';
import type { ExportFormat } from './format';
import { pandasSnippet } from './pandas-snippet';

/** Tables for spreadsheets: cells that one would run are neutralised. */
export const csvSafe: ExportFormat<'csv-safe'> = {
  id: 'csv-safe',
  extension: 'spreadsheet-safe.csv',
  contentType: 'text/csv; charset=utf-8',
  contents: ['native', 'gold'],
  write: (rows, schema) => writeCsv(rows, schema, true),
  snippet: (names) => pandasSnippet(names, 'read_csv', ['encoding="utf-8-sig"', 'keep_default_na=False']),
};
