import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { WrittenFile } from '../folder/croissant';
import type { FolderFile } from '../folder/folder-files';

/** A moment whose local fields are those of UTC: zip keeps local ones, and these are the same on every machine. */
class UtcDate extends Date {
  override getFullYear = (): number => this.getUTCFullYear();
  override getMonth = (): number => this.getUTCMonth();
  override getDate = (): number => this.getUTCDate();
  override getHours = (): number => this.getUTCHours();
  override getMinutes = (): number => this.getUTCMinutes();
  override getSeconds = (): number => this.getUTCSeconds();
}

/** Nothing is deflated: Parquet is, and zlib varies by machine. */
const optionsOf = (at: string) => ({ mtime: new UtcDate(at), compress: false, mode: 0o100644 });

/**
 * Files as one zip, each asked for as those before go out; equal files of one time are equal bytes. What makes a file fails makes the zip fail.
 *
 * @param at the time of each file, ISO 8601: by it, `datasets` tells files of one path apart that it has a copy of (its issue 8338)
 */
export async function* zipFiles(files: AsyncIterable<FolderFile>, at: string): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const left = new AbortController();
  const filled = fill(zip, files, { at, signal: left.signal }).catch((error: Error) => output.destroy(error));
  try {
    yield* output;
  } finally {
    left.abort(); // for whoever takes no more of it
    await filled;
  }
}

async function fill(
  zip: ZipFile,
  files: AsyncIterable<FolderFile>,
  { at, signal }: { at: string; signal: AbortSignal },
): Promise<void> {
  const written: WrittenFile[] = [];
  for await (const { path, bytes } of files) {
    const own = bytes(written);
    written.push({ path, bytes: own.length, sha256: createHash('sha256').update(own).digest('hex') });
    const stream = streamOf([own]);
    zip.addReadStream(stream, path, optionsOf(at));
    await finished(stream, { signal });
  }
  zip.end();
}

/** A stream that lets go of the pieces as it gives them: the zip holds the stream, as it would a buffer, until its own end. */
const streamOf = (pieces: Uint8Array[]): Readable =>
  new Readable({
    read() {
      this.push(pieces.shift() ?? null);
    },
  });
