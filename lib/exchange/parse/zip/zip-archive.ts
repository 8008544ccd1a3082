import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { FileBytes } from '../../bytes/file-bytes';
import { BytesReader } from './bytes-reader';
import { ZipFault } from './zip-fault';
import { ZIP_LIMITS } from './zip-limits';

/** An archive whose entries can be read one at a time or in turn; memory holds its directory and a piece of each. */
export interface ZipArchive {
  /** In the order of its directory, folders left out; `size` as it says of the unpacked bytes. */
  entries: readonly { name: string; size: number }[];
  has(name: string): boolean;
  /** The unpacked bytes of an entry; none where there is no such entry. Fails with ZipFault. */
  bytes(name: string): AsyncGenerator<Uint8Array>;
}

/**
 * Opens an archive. Names count without regard to case, as in Office files. Fails with ZipFault where it breaks off, contradicts itself,
 * has too many entries or names that lead out of it.
 */
export async function openZip(file: FileBytes): Promise<ZipArchive> {
  const reader = new BytesReader(file);
  const { zip, entries } = await blaming(reader, () => readDirectory(reader, file.size));
  const files = [...entries.values()].filter(({ fileName }) => !fileName.endsWith('/'));
  return {
    entries: files.map(({ fileName, uncompressedSize }) => ({ name: fileName, size: uncompressedSize })),
    has: (name) => entries.has(name.toLowerCase()),
    async *bytes(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return;
      requireReadable(entry);
      const stream = await blaming(reader, () => zip.openReadStreamPromise(entry));
      try {
        let sum = 0;
        for await (const piece of stream as AsyncIterable<Buffer>) {
          sum = crc32(piece, sum);
          yield piece;
        }
        if (sum !== entry.crc32) throw new ZipFault('broken');
      } catch (error) {
        throw blame(reader, error);
      } finally {
        stream.destroy();
      }
    },
  };
}

async function readDirectory(reader: BytesReader, size: number) {
  const options = { autoClose: false, strictFileNames: true };
  const zip: ZipFile = await fromRandomAccessReaderPromise(reader, size, options);
  if (zip.entryCount > ZIP_LIMITS.entries) throw new ZipFault('too_large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.length > ZIP_LIMITS.name) throw new ZipFault('broken');
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return { zip, entries };
}

/** Goes by what the directory says: an entry that turns out longer than that ends there. */
function requireReadable(entry: Entry): void {
  const { uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new ZipFault('locked');
  const inflated =
    uncompressedSize > ZIP_LIMITS.ratioFrom && uncompressedSize > compressedSize * ZIP_LIMITS.ratio;
  if (inflated || uncompressedSize > ZIP_LIMITS.unpacked) throw new ZipFault('too_large');
}

async function blaming<Result>(reader: BytesReader, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw blame(reader, error);
  }
}

/** What the library says of an archive, as one kind of fault; what failed elsewhere, as it is. */
function blame({ failure }: BytesReader, error: unknown): unknown {
  return failure ?? (error instanceof ZipFault ? error : new ZipFault('broken'));
}
