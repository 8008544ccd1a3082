import type { FileBytes } from '../bytes/file-bytes';
import type { ImportSettings } from '../dialect/settings';
import { parseRows, type SourceRow } from './parse-rows';
import { workbookRows } from './xlsx/workbook-rows';

/** The rows of a file, whatever its format. With `mostBytes` a text file is read so far only. */
export const fileRows = (
  file: FileBytes,
  settings: ImportSettings,
  mostBytes = Infinity,
): AsyncGenerator<SourceRow[]> =>
  settings.format === 'xlsx' ? workbookRows(file, settings) : parseRows(file.stream(), settings, mostBytes);
