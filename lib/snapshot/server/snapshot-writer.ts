import type { FileWriter } from '@/lib/exchange/server/writer/file-writer';
import { snapshotBytes, type SnapshotFile } from '../snapshot-file';
import { loadSnapshot } from './load-snapshot';

/** A snapshot, by its id, as a file. */
export const snapshotWriter: FileWriter<{ id: string; file: SnapshotFile }> = {
  name: 'snapshot',
  write: ({ id, file }) => snapshotBytes(loadSnapshot(id, file.split ?? null), file),
};
