import type { FileBytes } from '../../bytes/file-bytes';
import { LIMITS } from '../limits';
import type { SourceRow } from '../parse-rows';
import { excerpt, fault } from '../reject';
import { nextValue } from './assemble';
import { type Footer, type GroupPlace, readFooter } from './footer';
import { LeafReader } from './leaf-reader';
import { leafValue } from './leaf-value';
import { OpenBytes } from './open-bytes';
import { refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';

/** Rows that come together have no more than about so many UTF-16 units, nor so many rows. */
const GROUP_UNITS = 512 * 1024;
const GROUP_ROWS = 1_000;

/**
 * The rows of a Parquet file under the names of its columns, in the order of the file; lines are their numbers. Values are as JSON would
 * have them. Memory holds a page of each column. Fails as refuseParquet does.
 */
export async function* parquetRows(file: FileBytes, columns: readonly string[]): AsyncGenerator<SourceRow[]> {
  const footer = await readFooter(file);
  if (footer.columns.length !== columns.length) refuseParquet('parquet_broken');
  let [line, all, units] = [0, 0, 0];
  let rows: SourceRow[] = [];
  for (const group of footer.groups)
    for await (const values of groupValues(file, footer, group)) {
      const length = values.reduce<number>((sum, value) => sum + unitsOf(value), 0);
      all += length;
      if (all > PARQUET_LIMITS.text) refuseParquet('parquet_too_large');
      rows.push(sourceRow((line += 1), columns, length > LIMITS.row ? null : values));
      units += length > LIMITS.row ? 0 : length;
      if (units < GROUP_UNITS && rows.length < GROUP_ROWS) continue;
      yield rows;
      [rows, units] = [[], 0];
    }
  if (rows.length > 0) yield rows;
}

/** The values of each row of a row group, by column. */
async function* groupValues(
  file: FileBytes,
  { columns, leaves }: Footer,
  { rows, chunks }: GroupPlace,
): AsyncGenerator<unknown[]> {
  const open = new OpenBytes();
  const readers = leaves.map(
    (leaf, at) => new LeafReader(file, leaf, chunks[at]!, leafValue(leaf.element), open),
  );
  for (let left = rows; left > 0;) {
    for (const reader of readers) await reader.load();
    const ready = readers.reduce((least, reader) => Math.min(least, reader.rows), left);
    for (let row = 0; row < ready; row += 1) yield columns.map((column) => nextValue(column, readers));
    left -= ready;
  }
  for (const reader of readers) reader.end();
}

/** `values` null: too much text for one row. */
function sourceRow(line: number, columns: readonly string[], values: unknown[] | null): SourceRow {
  return {
    line,
    values: new Map(values?.map((value, at) => [columns[at]!, value])),
    fault: values ? null : fault('too_long', null, { limit: LIMITS.row }),
    get excerpt() {
      const named = columns.map((column, at) => [column, values?.[at]]);
      return values ? excerpt(JSON.stringify(Object.fromEntries(named))) : '';
    },
  };
}

/** About what a value takes up in UTF-16 units: its texts and the names in it, and a little for each of its parts. */
function unitsOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 4;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + unitsOf(part) + 1, 2);
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + unitsOf(part), 2);
}
