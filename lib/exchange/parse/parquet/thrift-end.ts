import { refuseParquet } from './parquet-fault';

/** Kinds of a value in Thrift's compact protocol. */
const [TRUE, FALSE, BYTE, I64, DOUBLE, BINARY, LIST, STRUCT] = [1, 2, 3, 6, 7, 8, 9, 12];
/** Structs and lists within each other; Parquet has seven. */
const DEPTH = 24;
/** Bytes of a number of 64 bits. */
const VARINT = 10;

/**
 * Where a Thrift struct that begins at `start` ends; null where more bytes are needed. It is walked before the library makes objects of
 * it, which believes every length. Refuses what is no struct, and more than `most` fields and members of lists.
 */
export function thriftEnd(bytes: Uint8Array, start: number, most: number): number | null {
  let at = start;
  let parts = 0;
  const byte = (): number => {
    if (at >= bytes.length) throw END;
    return bytes[at++]!;
  };
  const varint = (): number => {
    let value = 0;
    for (let count = 0; count < VARINT; count += 1) {
      const next = byte();
      value += (next & 0x7f) * 2 ** (7 * count);
      if (next < 0x80) return value;
    }
    return refuseParquet('parquet_broken');
  };
  const skip = (count: number): void => {
    if (count > bytes.length - at) throw END;
    at += count;
  };
  const element = (kind: number, depth: number): void => {
    if (kind === BYTE) skip(1);
    else if (kind > BYTE && kind <= I64) varint();
    else if (kind === DOUBLE) skip(8);
    else if (kind === BINARY) skip(varint());
    else if (kind === LIST) list(depth + 1);
    else if (kind === STRUCT) struct(depth + 1);
    else if (kind !== TRUE && kind !== FALSE) refuseParquet('parquet_broken');
  };
  const count = (added: number): void => {
    parts += added;
    if (parts > most) refuseParquet('parquet_too_large');
  };
  const list = (depth: number): void => {
    const head = byte();
    const [kind, short] = [head & 0x0f, head >> 4];
    const size = short === 15 ? varint() : short;
    count(size);
    // Of a list, a boolean has a byte of its own.
    for (let index = 0; index < size; index += 1) element(kind <= FALSE ? BYTE : kind, depth);
  };
  const struct = (depth: number): void => {
    if (depth > DEPTH) refuseParquet('parquet_broken');
    for (let head = byte(); (head & 0x0f) !== 0; head = byte()) {
      count(1);
      if (head >> 4 === 0) varint();
      element(head & 0x0f, depth);
    }
  };
  try {
    struct(0);
    return at;
  } catch (thrown) {
    if (thrown === END) return null;
    throw thrown;
  }
}

/** The bytes ended within the struct. */
const END = Symbol('end');
