import type { FileBytes } from '../../bytes/file-bytes';
import { refuseArchive } from './archive-fault';
import { ARCHIVE_LIMITS } from './archive-limits';

/** What of a file tells its kind. */
const HEAD = 64;

/**
 * A file that can only be had from its beginning on. Whoever reads its first bytes, or streams it, has it piece by piece; for any other
 * part all of it is unpacked into memory, which archive_too_large refuses beyond the limit.
 */
export function unpackedBytes(size: number, stream: () => AsyncIterable<Uint8Array>): FileBytes {
  let head: Promise<Buffer> | null = null;
  let whole: Promise<Buffer> | null = null;
  const loadWhole = (): Promise<Buffer> => {
    if (size > ARCHIVE_LIMITS.inMemory) refuseArchive('archive_too_large');
    return collected(stream(), size);
  };
  return {
    size,
    stream,
    async read(start, end) {
      const isHead = whole === null && end <= HEAD;
      const bytes = await (isHead ? (head ??= collected(stream(), HEAD)) : (whole ??= loadWhole()));
      return bytes.subarray(start, end);
    },
  };
}

/** The first so many bytes of a stream, or all of it. */
async function collected(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size >= most) break;
  }
  return Buffer.concat(pieces);
}
