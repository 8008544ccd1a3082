import { now } from '@/lib/clock';

/** So long after a refused save the disk still counts as full: the next save may be a while in coming. */
const REMEMBERED_MS = 60_000;

const shared = globalThis as unknown as { face4ragFullDiskAt?: number };

/** Remembers that the database had no room for a save; the disk of a server of one's own cannot be looked at. */
export function noteFullDisk(): void {
  shared.face4ragFullDiskAt = now().getTime();
}

/** Whether a save was refused within the last minute because the disk is full. */
export function diskWasFull(at: Date = now()): boolean {
  return at.getTime() - (shared.face4ragFullDiskAt ?? -Infinity) < REMEMBERED_MS;
}
