import type pg from 'pg';
import { openRecords, type RecordFile } from '../../convert/record-source';
import { type ImportNote, Notes } from '../../import/import-notes';
import { excerpt } from '../../parse/reject';
import { insertRejects } from './insert-rejects';
import type { IngestTarget } from './insert-samples';
import type { IngestResult } from './ingest-rows';
import { insertUnits } from './insert-units';
import { loadIngestProject } from './load-ingest-project';
import { unitBatches } from './batches/unit-batches';

/**
 * Takes a file of records over: samples with their annotations. Counts rows of the file, or the samples that its rows became; one is
 * added when anything of it is new. The caller holds the project's lock. `tick` is called as rows go in.
 */
export async function ingestNative(
  client: pg.Client,
  { now, ...target }: IngestTarget & { actorId: string | null; now: string },
  source: RecordFile,
  tick: (rows: number) => void,
): Promise<IngestResult & { notes: ImportNote[] }> {
  const taken: IngestResult = { rows: 0, added: 0, same: 0, rejected: 0 };
  const notes = new Notes();
  const records = await openRecords(source, now, notes);
  const project = await loadIngestProject(client, target, notes, records);
  const read = (rows: number): void => tick((taken.rows = rows));
  for await (const units of unitBatches(records, read)) {
    const { added, same, rejected } = await insertUnits(client, project, units);
    const rows = rejected.map(({ row, faults }) => ({ ...row, faults, excerpt: excerpt(row.excerpt) }));
    await insertRejects(client, target.importId, rows);
    taken.added += added;
    taken.same += same;
    taken.rejected += rows.length;
  }
  await project.runs.finish(target.actorId);
  await project.content.finish();
  await project.rounds.finish();
  return { ...taken, notes: notes.all() };
}
