import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeWholeFile } from '@/lib/whole-file';
import type { BackupPart, Parts } from './format';
import { pack } from './pack';
import { unpack } from './unpack';

/** Writes a backup to a file that only its owner may read, whole or not at all; returns its size in bytes. */
export async function writeBackup(file: string, parts: Parts, signal?: AbortSignal): Promise<number> {
  try {
    return await writeWholeFile(file, (out) => pipeline(pack(parts), createGzip(), out, { signal }), 0o600);
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

/** The parts of the backup in a file. Throws a BackupFault where it is damaged, at the latest behind its last part. */
export function readBackup(file: string): AsyncGenerator<BackupPart> {
  return unpack(fs.createReadStream(file), createGunzip());
}
