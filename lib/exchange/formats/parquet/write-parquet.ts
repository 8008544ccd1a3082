import { asAbove } from '../as-above';
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
  const writers = schema.columns.map(cellWriter);
  const written = asAbove((cell, column) => writers[column]!(cell ?? null));
  let [group, empty] = [rowGroup(schema.columns.length), true];
  return {
    isEmpty: (): boolean => empty,
    *add(row: Row): Generator<Uint8Array> {
      for (const cells of schema.toTable(row)) {
        empty = false;
        group.add(written(cells));
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

/** A cell as it is written: JSON that has no nested type is a text. */
function cellWriter({ type, nested }: Column): (cell: unknown) => unknown {
  if (type === 'timestamp') return (cell) => (cell === null ? null : new Date(cell as string));
  if (type === 'json' && !nested) return (cell) => (cell === null ? null : JSON.stringify(cell));
  return (cell) => cell;
}
