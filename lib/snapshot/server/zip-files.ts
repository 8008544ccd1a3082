import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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

/** Files as one zip, one after another as they are taken; equal files are equal bytes. What makes a file fails makes the zip fail. */
export function zipFiles(files: readonly FolderFile[]): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const written: WrittenFile[] = [];
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const file of files)
    zip.addReadStreamLazy(file.path, options(), (give) => {
      const stream = Readable.from(counted(file, written));
      stream.on('error', (error) => output.destroy(error));
      give(null, stream);
    });
  zip.end();
  return output;
}

/** The bytes of a file, which is noted once it is whole. */
async function* counted({ path, bytes }: FolderFile, written: WrittenFile[]): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of bytes(written)) {
    hash.update(piece);
    size += piece.length;
    yield piece;
  }
  written.push({ path, bytes: size, sha256: hash.digest('hex') });
}
