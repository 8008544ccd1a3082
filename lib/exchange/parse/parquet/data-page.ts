import { byteStreamSplit } from 'hyparquet/src/encoding.js';
import { readPlain } from 'hyparquet/src/plain.js';
import type { DataReader, PageHeader } from 'hyparquet';
import { readDeltas, readLengths, readRepeats } from './deltas';
import { decoding, refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';
import { readRuns } from './runs';
import type { SchemaLeaf } from './schema-tree';

/** What a page holds: values without nulls, as the file stores them, or where they stand in the dictionary. */
export interface DataPage {
  count: number;
  /** Null where all are 0. */
  repetitions: Int32Array | null;
  /** Null where there are no nulls. */
  definitions: Int32Array | null;
  values: ArrayLike<unknown>;
  /** The values are indexes of a dictionary. */
  indexed: boolean;
}

type First = NonNullable<PageHeader['data_page_header']>;
type Second = NonNullable<PageHeader['data_page_header_v2']>;

/** The values of a dictionary page that is unpacked, as the file stores them. */
export function readDictionary(bytes: Uint8Array<ArrayBuffer>, header: PageHeader, leaf: SchemaLeaf) {
  const count = requireCount(header.dictionary_page_header?.num_values);
  return decoding(() => plainValues({ view: new DataView(bytes.buffer), offset: 0 }, count, leaf));
}

/** The values of a page that is unpacked, with its levels. Refuses what does not fit, and encodings that are not known. */
export function readValues(bytes: Uint8Array<ArrayBuffer>, header: PageHeader, leaf: SchemaLeaf): DataPage {
  const { data_page_header: first, data_page_header_v2: second } = header;
  return decoding(() => {
    const levels = second ? levelsOfSecond(bytes, second, leaf) : levelsOfFirst(bytes, first, leaf);
    const { count, definitions, repetitions, end } = levels;
    const own = definitions ? countOf(definitions, leaf.mostDefinition) : count;
    const reader = { view: new DataView(bytes.buffer), offset: end };
    const encoding = (second ?? first)!.encoding;
    const values = own === 0 ? [] : valuesOf(encoding, reader, own, leaf);
    const hasNulls = definitions !== null && own < count;
    const indexed = encoding.endsWith('_DICTIONARY');
    return { count, repetitions, definitions: hasNulls ? definitions : null, values, indexed };
  });
}

/** How many bytes the levels of a page of version 2 take up, which are never packed. */
export function levelBytes({
  repetition_levels_byte_length: repetitions,
  definition_levels_byte_length: definitions,
}: Second): [repetitions: number, definitions: number] {
  if (!(repetitions >= 0 && definitions >= 0)) refuseParquet('parquet_broken');
  return [repetitions, definitions];
}

function levelsOfFirst(bytes: Uint8Array, header: First | undefined, leaf: SchemaLeaf) {
  const count = requireCount(header?.num_values);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const levels = (most: number, by: string): Int32Array | null => {
    if (most === 0) return null;
    if (by !== 'RLE') refuseParquet('parquet_packing');
    const start = at + 4;
    at = start + view.getUint32(at, true);
    return readRuns(bytes.subarray(start, at), bitsOf(most), count);
  };
  const repetitions = levels(leaf.mostRepetition, header!.repetition_level_encoding);
  const definitions = levels(leaf.mostDefinition, header!.definition_level_encoding);
  return { count, repetitions, definitions, end: at };
}

function levelsOfSecond(bytes: Uint8Array, header: Second, leaf: SchemaLeaf) {
  const count = requireCount(header.num_values);
  const [first, second] = levelBytes(header);
  const levels = (most: number, start: number, end: number): Int32Array | null =>
    most === 0 ? null : readRuns(bytes.subarray(start, end), bitsOf(most), count);
  const repetitions = levels(leaf.mostRepetition, 0, first);
  const definitions = levels(leaf.mostDefinition, first, first + second);
  return { count, repetitions, definitions, end: first + second };
}

function valuesOf(encoding: string, reader: DataReader, count: number, leaf: SchemaLeaf): ArrayLike<unknown> {
  const { type, type_length: length } = leaf.element;
  const rest = (from: number): Uint8Array => new Uint8Array(reader.view.buffer).subarray(from);
  switch (encoding) {
    case 'PLAIN':
      return plainValues(reader, count, leaf);
    case 'PLAIN_DICTIONARY':
    case 'RLE_DICTIONARY':
      return readRuns(rest(reader.offset + 1), reader.view.getUint8(reader.offset), count);
    case 'RLE':
      // Of flags alone, behind their length in bytes.
      if (type !== 'BOOLEAN') refuseParquet('parquet_broken');
      return Array.from(readRuns(rest(reader.offset + 4), 1, count), (flag) => flag === 1);
    case 'BYTE_STREAM_SPLIT':
      requireBytes(reader, count, length ?? 4);
      return byteStreamSplit(reader, count, type!, length);
    case 'DELTA_BINARY_PACKED':
      return readDeltas(reader, type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count));
    case 'DELTA_LENGTH_BYTE_ARRAY':
      return readLengths(reader, count);
    case 'DELTA_BYTE_ARRAY':
      return readRepeats(reader, count);
    default:
      return refuseParquet('parquet_packing');
  }
}

function plainValues(reader: DataReader, count: number, { element }: SchemaLeaf): ArrayLike<unknown> {
  requireBytes(reader, count, element.type === 'FIXED_LEN_BYTE_ARRAY' ? element.type_length! : 0);
  return readPlain(reader, element.type!, count, element.type_length);
}

/** Refuses more values of a fixed width than there are bytes. */
function requireBytes({ view, offset }: DataReader, count: number, width: number): void {
  if (!(width >= 0 && count * width <= view.byteLength - offset)) refuseParquet('parquet_broken');
}

function requireCount(count = -1): number {
  if (count > PARQUET_LIMITS.pageValues) refuseParquet('parquet_too_large');
  return count >= 0 ? count : refuseParquet('parquet_broken');
}

function countOf(levels: Int32Array, wanted: number): number {
  let count = 0;
  for (const level of levels) if (level === wanted) count += 1;
  return count;
}

/** Bits of a level of at most `most`. */
const bitsOf = (most: number): number => 32 - Math.clz32(most);
