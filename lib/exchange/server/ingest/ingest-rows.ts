import type pg from 'pg';
import { writeBehind } from '@/lib/db/write-behind';
import type { FileBytes } from '../../bytes/file-bytes';
import type { ImportSettings } from '../../dialect/settings';
import { type ImportNote, Notes } from '../../import/import-notes';
import { type DraftBatch, draftBatches } from './batches/draft-batches';
import { insertRejects } from './insert-rejects';
import { insertSamples, type IngestTarget } from './insert-samples';

export interface IngestResult {
  rows: number;
  added: number;
  same: number;
  rejected: number;
}

/**
 * Takes every row of a file over, good or faulty, batch by batch: while the database stores one, the next is read.
 * Memory holds two batches. `tick` is called as rows go in.
 */
export async function ingestRows(
  client: pg.Client,
  target: IngestTarget,
  file: FileBytes,
  settings: ImportSettings,
  tick: (rows: number) => void,
): Promise<IngestResult & { notes: ImportNote[] }> {
  const notes = new Notes();
  const taken: IngestResult = { rows: 0, added: 0, same: 0, rejected: 0 };
  const store = async ({ drafts, faulty }: DraftBatch): Promise<void> => {
    const { added, refused } = await insertSamples(client, target, drafts);
    const rejected = [...faulty, ...refused];
    await insertRejects(client, target.importId, rejected);
    taken.added += added;
    taken.same += drafts.length - added - refused.length;
    taken.rejected += rejected.length;
  };
  const batches = draftBatches(file, settings, notes, (rows) => tick((taken.rows = rows)));
  await writeBehind(batches, store);
  return { ...taken, notes: notes.all() };
}
