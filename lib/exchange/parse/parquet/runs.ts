import { refuseParquet } from './parquet-fault';

/** Packed values come in groups of so many. */
const GROUP = 8;

/** A number of at most 32 bits as LEB128, and where it ends. Refuses one that goes on. */
export function leb128(bytes: Uint8Array, start: number): [value: number, next: number] {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = bytes[start + count];
    if (byte === undefined) break;
    value += (byte & 0x7f) * 2 ** (7 * count);
    if (byte < 0x80) return [value, start + count + 1];
  }
  return refuseParquet('parquet_broken');
}

/**
 * So many values of `width` bits, which stand as runs of one value and as packed groups (RLE). The library's own reader believes how
 * long a run is, so that six bytes could fill the memory.
 */
export function readRuns(bytes: Uint8Array, width: number, count: number): Int32Array {
  if (width > 31) refuseParquet('parquet_broken');
  const values = new Int32Array(count);
  let at = 0;
  for (let seen = 0; seen < count;) {
    const [head, next] = leb128(bytes, at);
    const isPacked = head % 2 === 1;
    const run = isPacked ? ((head - 1) / 2) * GROUP : head / 2;
    // The last run may go on beyond what is asked for: DuckDB fills it up.
    const end = Math.min(count, seen + run);
    const needed = isPacked ? Math.ceil(((end - seen) * width) / 8) : Math.ceil(width / 8);
    if (next + needed > bytes.length) refuseParquet('parquet_broken');
    if (isPacked) unpackBits(bytes, next, width, values.subarray(seen, end));
    else values.fill(wholeBytes(bytes, next, needed), seen, end);
    seen = end;
    at = next + (isPacked ? (run / GROUP) * width : needed);
  }
  return values;
}

function wholeBytes(bytes: Uint8Array, start: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value += bytes[start + index]! * 2 ** (8 * index);
  return value;
}

/** Fills `values` with numbers of `width` bits, the lowest bit first. */
function unpackBits(bytes: Uint8Array, start: number, width: number, values: Int32Array): void {
  let at = start;
  let [held, bits] = [0, 0];
  for (let index = 0; index < values.length; index += 1) {
    // Up to 38 bits are held, beyond what shifts can do.
    while (bits < width) {
      held += bytes[at++]! * 2 ** bits;
      bits += 8;
    }
    const low = held % 2 ** width;
    values[index] = low;
    held = (held - low) / 2 ** width;
    bits -= width;
  }
}
