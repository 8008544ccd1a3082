import { csvBytes } from './csv-bytes';
import { csvRow, safeMark } from './csv-row';
import type { RowSchema } from './format';

/** A table as CSV; a safe one begins with a byte order mark, without which spreadsheets do not take it for UTF-8. */
export async function* writeCsv<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
  safe: boolean,
): AsyncGenerator<Uint8Array> {
  const names = schema.columns.map(({ name }) => name);
  const mark = safe && schema.mark !== null ? names.indexOf(schema.mark) : -1;
  const marked = (cells: unknown[]): unknown[] =>
    mark < 0 ? cells : cells.with(mark, safeMark(String(cells[mark])));
  const bytes = csvBytes(safe);
  bytes.addText((safe ? '\uFEFF' : '') + csvRow(names, false));
  for await (const page of rows)
    for (const row of page) {
      for (const cells of schema.toTable(row)) bytes.addRow(marked(cells));
      for (const piece of bytes.taken()) yield piece;
    }
  yield bytes.rest();
}
