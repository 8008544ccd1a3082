import type { Column } from '../column';
import type { RowSchema } from '../format';
import { parquetFile } from './parquet-file';
import { rowGroup } from './row-group';

/** A table as Parquet, row group by row group. */
export async function* writeParquet<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
): AsyncGenerator<Uint8Array> {
  const table = parquetTable(schema);
  for await (const page of rows) for (const row of page) for (const piece of table.add(row)) yield piece;
  for (const piece of table.end()) yield piece;
}

/**
 * The same, row by row: what `add` and `end` give are the bytes that follow those before. Memory holds one row group, whatever the size
 * of the file, and the footer, which has some kilobytes for each.
 */
export function parquetTable<Row>(schema: RowSchema<Row>) {
  const file = parquetFile(schema.columns);
  const written = cellWriters(schema.columns);
  let [group, empty] = [rowGroup(schema.columns.length), true];
  return {
    isEmpty: (): boolean => empty,
    *add(row: Row): Generator<Uint8Array> {
      for (const cells of schema.toTable(row)) {
        empty = false;
        group.add(written.map((write, at) => write(cells[at] ?? null)));
        if (!group.isFull()) continue;
        yield file.write(group.columns);
        group = rowGroup(schema.columns.length);
      }
    },
    *end(): Generator<Uint8Array> {
      if (!group.isEmpty()) yield file.write(group.columns);
      yield file.end();
    },
  };
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
