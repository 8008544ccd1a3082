import fs from 'node:fs';
import { env } from '@/lib/env';
import { fail } from '@/lib/errors';

const MIB = 1024 * 1024;

/**
 * Bytes that are free on the disk of the embedded database beyond the floor of MIN_FREE_DISK_MB; null for a server of one's own,
 * whose disk cannot be seen from here.
 */
export async function freeDisk(): Promise<number | null> {
  const { FACE4RAG_EMBEDDED, DATA_DIR, MIN_FREE_DISK_MB } = env();
  if (FACE4RAG_EMBEDDED === '0') return null;
  const { bavail, bsize } = await fs.promises.statfs(DATA_DIR);
  return bavail * bsize - MIN_FREE_DISK_MB * MIB;
}

/** Fails with `unavailable` when so many bytes more leave too little of the disk for what people save. */
export async function requireFreeDisk(bytes: number): Promise<void> {
  const free = await freeDisk();
  if (free !== null && free < bytes) fail({ code: 'unavailable', what: 'disk' });
}
