import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WrittenFile } from '../folder/croissant';
import type { FolderFile } from '../folder/folder-files';

/** Zip keeps local times; this one is the same on every machine. Nothing is deflated: Parquet is, and zlib varies by machine. */
const options = () => ({
  mtime: new Date(1981, 0, 1),
  forceDosTimestamp: true,
  compress: false,
  mode: 0o100644,
});

/** Files as one zip, each asked for once the one before has gone out; equal files are equal bytes. */
export async function* zipFiles(files: AsyncIterable<FolderFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written: WrittenFile[] = [];
  for await (const { path, bytes } of files) {
    const own = Buffer.from(bytes(written));
    zip.addBuffer(own, path, options());
    written.push({ path, bytes: own.length, sha256: createHash('sha256').update(own).digest('hex') });
    for (let piece = taken(output); piece; piece = taken(output)) yield piece;
  }
  zip.end();
  yield* output;
}

/** What has been written by now; null where nothing is left. */
const taken = (output: Readable): Uint8Array | null => output.read() as Buffer | null;
