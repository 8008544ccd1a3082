import { utf8 } from '@/lib/text/utf8';
import { csvRow, csvRowWriter, safeMark } from './csv-row';
import type { RowSchema } from './format';

/** A table as CSV; a safe one begins with a byte order mark, without which spreadsheets do not take it for UTF-8. */
export function writeCsv<Row>(
  rows: AsyncIterable<readonly Row[]>,
  schema: RowSchema<Row>,
  safe: boolean,
): AsyncIterable<Uint8Array> {
  const names = schema.columns.map(({ name }) => name);
  const mark = safe && schema.mark !== null ? names.indexOf(schema.mark) : -1;
  const write = csvRowWriter(safe);
  const marked = (cells: unknown[]): unknown[] =>
    mark < 0 ? cells : cells.with(mark, safeMark(String(cells[mark])));
  async function* texts(): AsyncGenerator<string> {
    yield (safe ? '\uFEFF' : '') + csvRow(names, false);
    for await (const page of rows)
      yield page.flatMap((row) => schema.toTable(row).map((cells) => write(marked(cells)))).join('');
  }
  return utf8(texts());
}
