import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileBytes } from '../../bytes/file-bytes';
import { ZIP_LIMITS } from '../zip/zip-limits';
import { refuseArchive } from './archive-fault';
import { unpackedBytes } from './unpacked-bytes';

const SIZE_BYTES = 4;

/** The file in a .gz, unpacked as it is read. Its size is what its last bytes say, true or not. Fails as refuseArchive does. */
export async function gunzipped(file: FileBytes): Promise<FileBytes> {
  if (file.size < SIZE_BYTES) refuseArchive('archive_broken');
  const said = Buffer.from(await file.read(file.size - SIZE_BYTES, file.size)).readUInt32LE();
  return unpackedBytes(said, () => unpack(file));
}

async function* unpack(file: FileBytes): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = Readable.from(file.stream(), { objectMode: false });
  // What goes wrong in it is thrown below, where the bytes are taken.
  void pipeline(source, gunzip).catch(() => undefined);
  let size = 0;
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      size += piece.length;
      const inflated = size > ZIP_LIMITS.ratioFrom && size > gunzip.bytesWritten * ZIP_LIMITS.ratio;
      if (inflated || size > ZIP_LIMITS.unpacked) refuseArchive('archive_too_large');
      yield piece;
    }
  } catch (error) {
    if ((error as { code?: unknown }).code?.toString().startsWith('Z_')) refuseArchive('archive_broken');
    throw error;
  } finally {
    gunzip.destroy();
  }
}
