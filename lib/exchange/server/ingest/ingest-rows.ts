import type pg from 'pg';
import { writeBehind } from '@/lib/db/write-behind';
import type { FileBytes } from '../../bytes/file-bytes';
import type { ImportSettings } from '../../dialect/settings';
import { type ImportNote, Notes } from '../../import/import-notes';
import { type DraftBatch, draftBatches } from './batches/draft-batches';
import { decideDraft } from './decide-draft';
import { storedSamples } from './held/stored-samples';
import { insertRejects, type Rejected } from './insert-rejects';
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
  const taken: IngestResult = { rows: 0, added: 0, same: 0, rejected: 0 };
  const notes = new Notes();
  const store = async ({ drafts, faulty }: DraftBatch): Promise<void> => {
    const samples = drafts.map(({ draft }) => draft);
    const added = await insertSamples(client, target, samples);
    const ids = samples.map(({ externalId }) => externalId);
    const stored = added < samples.length ? await storedSamples(client, target, ids) : null;
    const refused = drafts.flatMap(({ draft, row, ...place }): Rejected[] => {
      const held = stored?.get(draft.externalId);
      const why = held && decideDraft(draft, held, settings, notes).refused;
      return why ? [{ ...place, faults: [why], excerpt: row.excerpt }] : [];
    });
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
