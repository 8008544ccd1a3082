import { toStorable } from '@/lib/storable';
import type { FileBytes } from '../../bytes/file-bytes';
import { READABLE_ENDINGS } from '../../upload/file-names';
import { openZip } from '../zip/zip-archive';
import { refuseArchive, throwAsArchive } from './archive-fault';
import { ARCHIVE_LIMITS } from './archive-limits';
import { unpackedBytes } from './unpacked-bytes';

/** A file of an archive, as far as the archive tells. */
export interface ArchiveEntry {
  /** Storable; what `openEntry` finds it by. */
  name: string;
  file: FileBytes;
}

/** What is read of an archive; anything else in it is passed over. Texts come last: they are often about the others. */
const KNOWN = new RegExp(`\\.(${READABLE_ENDINGS.join('|')})$`, 'i');
const LAST = /\.txt$/i;

/**
 * The files of a zip that can be chosen from. Fails as refuseArchive does: damaged, locked, names that lead out of it, no file of a known
 * name, or files that stand in folders alone.
 */
export async function listEntries(file: FileBytes): Promise<ArchiveEntry[]> {
  const zip = await openZip(file).catch(throwAsArchive);
  const known = zip.entries.filter(({ name }) => KNOWN.test(name) && !/(^|\/)[._]/.test(name));
  const found = known.filter(({ name }) => !name.includes('/'));
  if (found.length === 0) refuseArchive(known.length > 0 ? 'archive_folders' : 'archive_empty');
  if (found.length > ARCHIVE_LIMITS.listed) refuseArchive('archive_too_large');
  const entries = found.map(({ name, size }) => ({
    name: toStorable(name).text,
    file: unpackedBytes(size, () => unpack(zip.bytes(name))),
  }));
  const isLast = ({ name }: ArchiveEntry): boolean => LAST.test(name);
  return [...entries.filter((entry) => !isLast(entry)), ...entries.filter(isLast)];
}

/** Of the names of a zip's files those that hold data: texts only where there is nothing else. */
export function dataEntries(names: readonly string[]): readonly string[] {
  const data = names.filter((name) => !LAST.test(name));
  return data.length > 0 ? data : names;
}

async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throwAsArchive(error);
  }
}
