import type { FileBytes } from '../bytes/file-bytes';
import type { ImportSettings } from '../dialect/settings';
import { openContent } from './archive/open-content';
import { parquetRows } from './parquet/parquet-rows';
import { parseRows, type SourceRow } from './parse-rows';
import { workbookRows } from './xlsx/workbook-rows';

/** The rows of a file, whatever its format and however it is packed. With `mostBytes` a text file is read so far only. */
export async function* fileRows(
  file: FileBytes,
  settings: ImportSettings,
  mostBytes = Infinity,
): AsyncGenerator<SourceRow[]> {
  const content = await openContent(file, settings);
  if (settings.format === 'xlsx') yield* workbookRows(content, settings);
  else if (settings.format === 'parquet') yield* parquetRows(content, settings.columns);
  else yield* parseRows(content.stream(), settings, mostBytes);
}
