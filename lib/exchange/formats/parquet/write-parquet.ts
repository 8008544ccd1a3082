import type { Column } from '../column';
import type { RowSchema } from '../format';
import { parquetFile } from './parquet-file';
import { rowGroup } from './row-group';

/**
 * A table as Parquet, row group by row group. Memory holds one of them, whatever the size of the file, and the footer, which has some
 * kilobytes for each.
 */
export async function* writeParquet<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
): AsyncGenerator<Uint8Array> {
  const file = parquetFile(schema.columns);
  const written = cellWriters(schema.columns);
  let group = rowGroup(schema.columns.length);
  for await (const page of rows)
    for (const row of page)
      for (const cells of schema.toTable(row)) {
        group.add(written.map((write, at) => write(cells[at] ?? null)));
        if (!group.isFull()) continue;
        yield file.write(group.columns);
        group = rowGroup(schema.columns.length);
      }
  if (!group.isEmpty()) yield file.write(group.columns);
  yield file.end();
}

/** What the cells of each column are as they are written: JSON that has no nested type is a text. */
function cellWriters(columns: readonly Column[]): ((cell: unknown) => unknown)[] {
  const text = jsonTexts();
  const json = (cell: unknown) => (typeof cell === 'object' ? text(cell) : JSON.stringify(cell));
  const moment = (cell: unknown) => (cell === null ? null : new Date(cell as string));
  const same = (cell: unknown) => cell;
  return columns.map(({ type, nested }) =>
    type === 'timestamp' ? moment : type === 'json' && !nested ? json : same,
  );
}

/** Writes lists and objects as JSON: one that stands in several rows once. Other values stay what they are. */
function jsonTexts(): (value: unknown) => unknown {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
    return text;
  };
}
