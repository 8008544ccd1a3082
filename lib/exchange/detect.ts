import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import { columnNames } from './columns';
import { decodeAll } from './decoder';
import { guessMapping, knownNames } from './guess-mapping';
import { jsonLinesReader, jsonReader } from './json-reader';
import { guessOneMeans } from './label-coding';
import {
  DELIMITERS,
  type Dialect,
  type Encoding,
  type Format,
  type ImportSettings,
  NO_MAPPING,
} from './settings';
import { tableReader } from './table-reader';

/** How many bytes of a file are looked at. */
export const HEAD_BYTES = 256 * 1024;
const LOOKED_AT = 50;

/** Settings for a file from its first bytes; null when it is no text (a spreadsheet file, an archive, a picture). */
export function detectSettings(head: Uint8Array): ImportSettings | null {
  const encoding = detectEncoding(head);
  if (encoding === null) return null;
  return settingsFor(head, encoding);
}

/** The rest of the settings once the encoding is known, whoever chose it. */
export function settingsFor(
  head: Uint8Array,
  encoding: Encoding,
  chosen: Partial<ImportSettings> = {},
): ImportSettings {
  const text = decodeAll(head, encoding);
  const format = chosen.format ?? detectFormat(text);
  const dialect = chosen.dialect ?? detectDialect(text);
  const header = chosen.header ?? true;
  const columns = format === 'table' ? tableColumns(text, dialect, header) : jsonColumns(text, format);
  const guessed = columns.length > 0 ? guessMapping(columns) : NO_MAPPING;
  const mapping = chosen.mapping ?? guessed;
  const oneMeans = chosen.oneMeans ?? guessOneMeans(mapping.label);
  return {
    format,
    encoding,
    dialect,
    header,
    columns,
    mapping,
    noQuestion: chosen.noQuestion ?? false,
    oneMeans,
    exact: false,
  };
}

const MARKS: [hex: string, Encoding][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
const BY_NAME: Record<string, Encoding> = { GB18030: 'gb18030', Big5: 'big5' };

function detectEncoding(head: Uint8Array): Encoding | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const mark = MARKS.find(([hex]) => bytes.subarray(0, hex.length / 2).toString('hex') === hex);
  if (mark) return mark[1];
  const nuls = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) nuls[at % 2]! += 1;
  if (nuls[0]! + nuls[1]! > 0) {
    // Latin text in UTF-16 has a NUL in every second place; any other NUL belongs to no text.
    const half = bytes.length / 2;
    if (nuls[1]! > half * 0.02 && nuls[0]! < nuls[1]! / 20) return 'utf-16le';
    if (nuls[0]! > half * 0.02 && nuls[1]! < nuls[0]! / 20) return 'utf-16be';
    if (/^(504b0304|d0cf11e0|25504446|89504e47|1f8b)/.test(bytes.subarray(0, 4).toString('hex'))) return null;
    return nuls[0]! + nuls[1]! > bytes.length / 10 ? null : 'utf-8';
  }
  for (let cut = 0; cut < 4 && cut < bytes.length + 1; cut += 1)
    if (isUtf8(bytes.subarray(0, bytes.length - cut))) return 'utf-8';
  const best = analyse(bytes).find(({ name }) => name in BY_NAME || /^(ISO-8859|windows-125)/.test(name));
  return (best && BY_NAME[best.name]) ?? 'windows-1252';
}

function detectFormat(text: string): Format {
  const start = text.trimStart();
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const [first] = jsonLinesReader().push(`${start.split('\n', 1)[0]}\n`);
  return first && !first.fault ? 'jsonl' : 'json';
}

function detectDialect(text: string): Dialect {
  const newline = text.includes('\r') && !text.includes('\n') ? 'cr' : 'lf';
  const scored = DELIMITERS.map((delimiter) => {
    const dialect: Dialect = { delimiter, quote: '"', newline };
    const rows = tableReader(dialect, null).push(text).slice(0, LOOKED_AT);
    const width = rows[0]?.cells.length ?? 0;
    const even = rows.filter(({ cells }) => cells.length === width).length / Math.max(1, rows.length);
    return {
      dialect,
      score: width < 2 ? 0 : even * 10 + 5 * knownNames(rows[0]!.cells) + Math.min(width, 10) / 10,
    };
  });
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).dialect;
}

function tableColumns(text: string, dialect: Dialect, header: boolean): string[] {
  const reader = tableReader(dialect, null);
  const first = [...reader.push(text), ...reader.end()].find(({ fault }) => fault === null);
  return first ? columnNames(header ? first.cells : null, first.cells.length) : [];
}

function jsonColumns(text: string, format: Format): string[] {
  const rows = (format === 'jsonl' ? jsonLinesReader() : jsonReader()).push(text).slice(0, LOOKED_AT);
  return [...new Set(rows.flatMap(({ value }) => Object.keys(value)))];
}
