import { fail } from '@/lib/errors';
import type { FileBytes } from '../../bytes/file-bytes';
import type { ImportSettings } from '../../dialect/settings';
import { gunzipped } from './gunzipped';
import { listEntries } from './zip-content';

const GZIP = '1f8b';
const ZIP = '504b0304';

/** How a file is packed, by what it holds; a spreadsheet file is a zip too. Null where it is not. */
export async function packingOf(file: FileBytes): Promise<'gzip' | 'zip' | null> {
  const start = Buffer.from(await file.read(0, Math.min(file.size, 4))).toString('hex');
  if (start.startsWith(GZIP)) return 'gzip';
  return start === ZIP ? 'zip' : null;
}

/** The file whose rows are read: the one in an archive, or the file itself. Fails as refuseArchive does, and with no_such_entry. */
export async function openContent(
  file: FileBytes,
  { packed, entry }: Pick<ImportSettings, 'packed' | 'entry'>,
): Promise<FileBytes> {
  if (packed === undefined) return file;
  if (packed === 'gzip') return gunzipped(file);
  const found = (await listEntries(file)).find(({ name }) => name === entry);
  return found?.file ?? fail({ code: 'invalid', issues: [{ path: 'entry', code: 'no_such_entry' }] });
}
