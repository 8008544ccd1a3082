import { isStorable } from '@/lib/storable';
import { COLUMN_LENGTH, columnNames } from '../parse/columns';
import { decodeAll } from '../parse/decoder';
import { detectDialect } from './detect-dialect';
import { detectEncoding } from './detect-encoding';
import { beginsNativeLine } from '../contents/native/parse/detect-native';
import { jsonLinesReader, jsonReader, type JsonRow } from '../parse/json-reader';
import { isLoneRecord } from './lone-record';
import { columnMeaning } from './column-meaning';
import { type Dialect, type Encoding, type ImportSettings, MOST_COLUMNS, type TextFormat } from './settings';
import { type RowReader, tableReader } from '../parse/table-reader';

/** How many bytes of a file are looked at, unless its first row is longer (read-head.ts); fewer are the whole of it. */
export const HEAD_BYTES = 1024 * 1024;
const LOOKED_AT = 50;

/** The first bytes of a file, or all of it; a row cut off at their end does not count. */
export interface Head {
  bytes: Uint8Array;
  whole: boolean;
}

/** Settings for a file from its first bytes; null when it is no text (a spreadsheet file, an archive, a picture). */
export function detectSettings(head: Head): ImportSettings | null {
  const encoding = detectEncoding(head.bytes, head.whole);
  if (encoding === null) return null;
  return settingsFor(head, encoding);
}

/** What can be chosen of how a text file is read. */
export type TextChoice = Partial<Omit<ImportSettings, 'format'>> & { format?: TextFormat };

/** The rest of the settings once the encoding is known, whoever chose it. */
export function settingsFor(
  { bytes, whole }: Head,
  encoding: Encoding,
  chosen: TextChoice = {},
): ImportSettings {
  const text = decodeAll(bytes, encoding);
  const format = chosen.format ?? (beginsNativeLine(text) ? 'jsonl' : detectFormat(text, whole));
  const dialect = chosen.dialect ?? detectDialect(text.slice(0, HEAD_BYTES));
  const header = chosen.header ?? true;
  const columns = format === 'table' ? tableColumns(text, dialect, header) : jsonColumns(text, format, whole);
  return {
    format,
    encoding,
    dialect,
    header,
    columns,
    noQuestion: chosen.noQuestion ?? false,
    ...columnMeaning({ text, format, header, columns }, chosen),
  };
}

/** One object a line is JSON Lines, also where some lines are broken; a lone object may hold the rows in a list, unless it is one itself. */
function detectFormat(text: string, whole: boolean): TextFormat {
  const start = text.trimStart();
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const rows = rowsOf(jsonLinesReader(), start, whole).slice(0, LOOKED_AT);
  const good = rows.filter(({ fault }) => fault === null);
  if (good.length * 2 <= rows.length) return 'json';
  if (rows.length > 1) return 'jsonl';
  const keys = ({ value }: JsonRow): string => Object.keys(value).join();
  const [[outer], [inner]] = [rows, rowsOf(jsonReader(), start, whole)];
  if (!inner) return 'json';
  return keys(inner) === keys(outer!) || isLoneRecord(outer!.value, inner.value, start) ? 'jsonl' : 'json';
}

function tableColumns(text: string, dialect: Dialect, header: boolean): string[] {
  const first = rowsOf(tableReader(dialect, null), text, true).find(({ fault }) => fault === null);
  return first ? columnNames(header ? first.cells : null, Math.min(first.cells.length, MOST_COLUMNS)) : [];
}

/** Keys that the database cannot hold are no columns; the rows that have them are rejected. */
function jsonColumns(text: string, format: TextFormat, whole: boolean): string[] {
  const reader = format === 'jsonl' ? jsonLinesReader() : jsonReader();
  const rows = rowsOf(reader, text, whole).slice(0, LOOKED_AT);
  const keys = new Set(rows.flatMap(({ value }) => Object.keys(value)));
  return [...keys].filter((key) => isStorable(key) && key.length <= COLUMN_LENGTH).slice(0, MOST_COLUMNS);
}

function rowsOf<Row>(reader: RowReader<Row>, text: string, whole: boolean): Row[] {
  return [...reader.push(text), ...(whole ? reader.end() : [])];
}
