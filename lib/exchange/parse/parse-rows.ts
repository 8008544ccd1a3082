import { decoder } from './decoder';
import { jsonLinesReader, jsonReader, type JsonRow } from './json-reader';
import { excerpt, type Fault } from './reject';
import type { ImportSettings } from '../dialect/settings';
import { type RowReader, tableReader, type CellRow } from './table-reader';

/** One row of a file under the names of its columns, before anything is known of what it means. */
export interface SourceRow {
  line: number;
  values: Map<string, unknown>;
  fault: Fault | null;
  /** Made only when it is asked for, which is for faulty rows. */
  readonly excerpt: string;
}

/**
 * Reads a file chunk by chunk; memory holds one chunk and the current row. With `mostBytes` it stops there, and says
 * nothing of the row that goes on beyond.
 */
export async function* parseRows(
  chunks: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
  mostBytes = Infinity,
): AsyncGenerator<SourceRow[]> {
  const read = settings.format === 'table' ? tableRows(settings) : jsonRows(settings);
  const text = decoder(settings.encoding);
  let left = mostBytes;
  for await (const chunk of chunks) {
    if (left <= 0) return;
    yield read.push(text.push(chunk.subarray(0, left)));
    left -= chunk.length;
  }
  if (left < 0) return;
  yield read.push(text.end());
  yield read.end();
}

function tableRows(settings: ImportSettings): RowReader<SourceRow> {
  const { columns, dialect, header } = settings;
  const reader = tableReader(dialect, columns.length);
  let skip = header;
  /** The names of the columns stand in the first row that can be read. */
  const withoutHeader = (rows: CellRow[]): CellRow[] => {
    const at = skip ? rows.findIndex(({ fault }) => fault === null) : -1;
    if (at >= 0) skip = false;
    return at >= 0 ? rows.toSpliced(at, 1) : rows;
  };
  const name = (rows: CellRow[]): SourceRow[] =>
    withoutHeader(rows).map(({ line, cells, fault, excerpt: cut }) => ({
      line,
      values: new Map(columns.map((column, at) => [column, cells[at] ?? ''])),
      fault: fault && { ...fault, column: columns[Number(fault.detail.cell) - 1] ?? fault.column },
      get excerpt() {
        return cut || excerpt(cells.join(dialect.delimiter));
      },
    }));
  return { push: (text) => name(reader.push(text)), end: () => name(reader.end()) };
}

function jsonRows(settings: ImportSettings): RowReader<SourceRow> {
  const reader = settings.format === 'jsonl' ? jsonLinesReader() : jsonReader();
  const name = (rows: JsonRow[]): SourceRow[] =>
    rows.map(({ line, value, fault, excerpt: cut }) => ({
      line,
      values: new Map(Object.entries(value)),
      fault,
      get excerpt() {
        return cut || excerpt(JSON.stringify(value));
      },
    }));
  return { push: (text) => name(reader.push(text)), end: () => name(reader.end()) };
}
