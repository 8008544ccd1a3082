import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import type { DataReader } from 'hyparquet';
import { refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';
import { leb128 } from './runs';

// Values that are stored as differences. The library believes sizes of blocks and lengths of what is repeated: these are checked first.

/** So many integers from differences. */
export function readDeltas<Numbers extends Int32Array | BigInt64Array>(
  reader: DataReader,
  numbers: Numbers,
): Numbers {
  if (numbers.length === 0) return numbers;
  const { buffer, byteOffset, byteLength } = reader.view;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  const [block, afterBlock] = leb128(bytes, reader.offset);
  const [parts, afterParts] = leb128(bytes, afterBlock);
  const [said] = leb128(bytes, afterParts);
  const fits = block % 128 === 0 && block <= 2 ** 16 && parts > 0 && (block / parts) % 32 === 0;
  if (!fits || said !== numbers.length) refuseParquet('parquet_broken');
  deltaBinaryUnpack(reader, numbers.length, numbers);
  return numbers;
}

/** So many byte arrays whose lengths stand as differences before them. */
export function readLengths(reader: DataReader, count: number): Uint8Array[] {
  const values = new Array<Uint8Array>(count);
  const start = reader.offset;
  readDeltas(reader, new Int32Array(count));
  reader.offset = start;
  if (count > 0) deltaLengthByteArray(reader, count, values);
  return values;
}

/** So many byte arrays, each with as many bytes of the one before as it says. Refuses those that come to more than a page may have. */
export function readRepeats(reader: DataReader, count: number): Uint8Array[] {
  const values = new Array<Uint8Array>(count);
  if (count === 0) return values;
  const start = reader.offset;
  const repeated = readDeltas(reader, new Int32Array(count));
  const own = readDeltas(reader, new Int32Array(count));
  let [before, sum] = [0, 0];
  for (const [at, length] of repeated.entries()) {
    if (length < 0 || length > before || own[at]! < 0) refuseParquet('parquet_broken');
    before = length + own[at]!;
    sum += before;
    if (sum > PARQUET_LIMITS.page) refuseParquet('parquet_too_large');
  }
  reader.offset = start;
  deltaByteArray(reader, count, values);
  return values;
}
