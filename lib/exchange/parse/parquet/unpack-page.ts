import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { decompressLz4, decompressLz4Raw, decompressZstd } from 'hyparquet-compressors';
import { snappyUncompress } from 'hyparquet/src/snappy.js';
import { decoding, refuseParquet } from './parquet-fault';
import { PARQUET_LIMITS } from './parquet-limits';

/** Unpacks bytes that become so many. */
type Unpack = (packed: Uint8Array, size: number) => Uint8Array;

const PACKINGS = {
  UNCOMPRESSED: (packed) => packed,
  SNAPPY(packed, size) {
    const bytes = new Uint8Array(size);
    snappyUncompress(packed, bytes);
    return bytes;
  },
  GZIP: (packed, size) => gunzipSync(packed, { maxOutputLength: size }),
  BROTLI: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: size }),
  ZSTD: (packed, size) => decompressZstd(packed, new Uint8Array(size)),
  LZ4: (packed, size) => (isFramed(packed) ? decompressLz4 : decompressLz4Raw)(packed, size),
  LZ4_RAW: decompressLz4Raw,
} satisfies Record<string, Unpack>;
export type Packing = keyof typeof PACKINGS;

export const isPacking = (codec: string): codec is Packing => Object.hasOwn(PACKINGS, codec);

/** Refuses a page that says that it becomes too large, before anything is made for it. */
export function requirePageSize(packed: number, size: number): void {
  const { page, ratio, ratioFrom } = PARQUET_LIMITS;
  // What a header leaves out is undefined.
  if (!(packed >= 0 && size >= 0)) refuseParquet('parquet_broken');
  if (packed > page || size > page || (size > ratioFrom && size > packed * ratio))
    refuseParquet('parquet_too_large');
}

/**
 * The unpacked bytes of a page, in memory of their own: the library reads beyond a part of a larger piece. Refuses those that come to
 * another size than the page says.
 */
export function unpackPage(packing: Packing, packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const unpack: Unpack = PACKINGS[packing];
  const bytes = size === 0 ? packed.subarray(0, 0) : decoding(() => unpack(packed, size));
  if (bytes.length !== size) refuseParquet('parquet_broken');
  return bytes.byteLength === bytes.buffer.byteLength && bytes.constructor === Uint8Array
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes);
}

const FRAME = 8;

/** Whether LZ4 stands in the frames of Hadoop: lengths unpacked and packed before each block, which together are all of it. */
function isFramed(packed: Uint8Array): boolean {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = 0;
  while (at + FRAME < packed.length) at += FRAME + view.getUint32(at + 4);
  return at === packed.length;
}
