import { fail } from '@/lib/errors';
import { ZipFault } from '../zip/zip-fault';

/** Why an archive, or what is in it, cannot be read; each has words under errors.issue in the message files. */
export type ArchiveFault =
  | 'archive_broken'
  | 'archive_locked'
  | 'archive_too_large'
  | 'archive_empty'
  | 'archive_folders'
  | 'archive_nested';

/** Refuses an archive: `invalid` at the path "file". */
export function refuseArchive(code: ArchiveFault): never {
  fail({ code: 'invalid', issues: [{ path: 'file', code }] });
}

/** A fault of the archive as a refusal; anything else as it is. */
export function throwAsArchive(error: unknown): never {
  if (error instanceof ZipFault) refuseArchive(`archive_${error.kind}`);
  throw error;
}
