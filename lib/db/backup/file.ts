import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupPart, Parts } from './format';
import { pack } from './pack';
import { unpack } from './unpack';

/**
 * Writes a backup to a file that only its owner may read; returns its size in bytes. It is written beside and renamed
 * when it is whole and on the disk, so that a file of that name is always a whole backup, an earlier one until then.
 */
export async function writeBackup(file: string, parts: Parts, signal?: AbortSignal): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  try {
    const out = fs.createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(pack(parts), createGzip(), out, { signal });
    await fs.promises.rename(draft, file);
    await syncFolder(path.dirname(file));
    return out.bytesWritten;
  } catch (error) {
    await fs.promises.rm(draft, { force: true });
    throw signal?.aborted ? signal.reason : error;
  }
}

/** The parts of the backup in a file. Throws a BackupFault where it is damaged, at the latest behind its last part. */
export function readBackup(file: string): AsyncGenerator<BackupPart> {
  return unpack(fs.createReadStream(file), createGunzip());
}

/** A renamed file is there for good once its folder is on the disk; not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.promises.open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
