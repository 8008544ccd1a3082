import type { ExportFormat } from './format';
import { pandasSnippet } from './pandas-snippet';
import { writeParquet } from './parquet/write-parquet';

/** Typed tables for analysis. */
export const parquet: ExportFormat<'parquet'> = {
  id: 'parquet',
  extension: 'parquet',
  contentType: 'application/vnd.apache.parquet',
  contents: ['native', 'gold'],
  write: writeParquet,
  snippet: (names) => pandasSnippet(names, 'read_parquet'),
};
