import type { FileBytes } from '../../bytes/file-bytes';
import { columnMeaning } from '../../dialect/column-meaning';
import { type ImportSettings, MOST_COLUMNS } from '../../dialect/settings';
import { columnNames } from '../columns';
import { readFooter } from './footer';
import { refuseParquet } from './parquet-fault';

/** What can be chosen of how a Parquet file is read; all the rest stands in its footer. */
export type ParquetChoice = Partial<Pick<ImportSettings, 'mapping' | 'noQuestion' | 'oneMeans' | 'preset'>>;

/** How a Parquet file is read, from its footer alone. Fails as refuseParquet does. */
export async function parquetSettings(file: FileBytes, chosen: ParquetChoice = {}): Promise<ImportSettings> {
  const footer = await readFooter(file);
  if (footer.columns.length > MOST_COLUMNS) refuseParquet('parquet_too_large');
  const names = footer.columns.map(({ element }) => element.name);
  const columns = columnNames(names, names.length);
  return {
    format: 'parquet',
    encoding: 'utf-8',
    dialect: { delimiter: '\t', quote: '"', newline: 'lf' },
    header: true,
    columns,
    noQuestion: chosen.noQuestion ?? false,
    ...columnMeaning({ text: '', format: 'parquet', header: true, columns }, chosen),
  };
}
