import type pg from 'pg';
import type { FileBytes } from '../../bytes/file-bytes';
import { fileRows } from '../../parse/file-rows';
import { isFault, draftSample } from '../../import/draft-sample';
import type { ImportSettings } from '../../dialect/settings';
import { insertRejects } from './insert-rejects';
import { type PlacedDraft, insertSamples, type Rejected, type IngestTarget } from './insert-samples';

export interface IngestResult {
  rows: number;
  added: number;
  same: number;
  rejected: number;
}

/** A batch is written at this many UTF-16 units of text, or rows. */
const BATCH_UNITS = 512 * 1024;
const BATCH_ROWS = 2_000;

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
): Promise<IngestResult> {
  const taken: IngestResult = { rows: 0, added: 0, same: 0, rejected: 0 };
  const store = async (drafts: PlacedDraft[], faulty: Rejected[]): Promise<void> => {
    const { added, refused } = await insertSamples(client, target, drafts);
    const rejected = [...faulty, ...refused];
    await insertRejects(client, target.importId, rejected);
    taken.added += added;
    taken.same += drafts.length - added - refused.length;
    taken.rejected += rejected.length;
  };
  let drafts: PlacedDraft[] = [];
  let faulty: Rejected[] = [];
  let units = 0;
  let storing = Promise.resolve();
  const send = async (): Promise<void> => {
    await storing;
    storing = store(drafts, faulty);
    storing.catch(() => undefined); // thrown where it is awaited, which may be later than now
    [drafts, faulty, units] = [[], [], 0];
  };
  for await (const group of fileRows(file, settings)) {
    for (const row of group) {
      taken.rows += 1;
      const place = { position: taken.rows, line: row.line };
      const read = draftSample(row, settings);
      if (isFault(read)) faulty.push({ ...place, faults: [read], excerpt: row.excerpt });
      else drafts.push({ ...place, draft: read });
      units += isFault(read) ? row.excerpt.length : unitsOf(read);
      if (units >= BATCH_UNITS || drafts.length + faulty.length >= BATCH_ROWS) await send();
    }
    tick(taken.rows);
  }
  await send();
  await storing;
  return taken;
}

function unitsOf({ question, reference, answer, metadata }: PlacedDraft['draft']): number {
  return question.length + reference.length + answer.length + metadata.length;
}
