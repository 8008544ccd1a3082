import type pg from 'pg';
import type { NativeRow, NativeUnit } from '../../contents/native/parse/unit';
import { openRecords, type RecordFile } from '../../convert/record-source';
import { type ImportNote, Notes } from '../../import/import-notes';
import { excerpt } from '../../parse/reject';
import { ContentIngester } from '../native/ingest-content';
import { insertRejects } from './insert-rejects';
import type { IngestTarget } from './insert-samples';
import type { IngestResult } from './ingest-rows';
import { KnownAuthors } from './known-authors';
import { KnownRounds } from './known-rounds';
import { KnownRuns } from './known-runs';
import { type Project, insertUnits } from './insert-units';

/** A batch is written at this many UTF-16 units of answers and references, or units. */
const BATCH_TEXT = 1024 * 1024;
const BATCH_UNITS = 250;

/**
 * Takes a file of records over: samples with their annotations. Counts rows of the file, or the samples that its rows became; one is
 * added when anything of it is new. The caller holds the project's lock. `tick` is called as rows go in.
 */
export async function ingestNative(
  client: pg.Client,
  { actorId, now, ...target }: IngestTarget & { actorId: string | null; now: string },
  source: RecordFile,
  tick: (rows: number) => void,
): Promise<IngestResult & { notes: ImportNote[] }> {
  const taken: IngestResult = { rows: 0, added: 0, same: 0, rejected: 0 };
  const notes = new Notes();
  const [authors, runs, rounds] = [
    await KnownAuthors.load(client, target.projectId, notes),
    await KnownRuns.load(client, target.projectId),
    await KnownRounds.load(client, target.projectId, notes),
  ];
  const content = await ContentIngester.load(client, { ...target, actorId, authors, rounds, notes });
  const project: Project = { ...target, actorId, authors, runs, rounds, notes, content };
  let batch: NativeUnit[] = [];
  const store = async (): Promise<void> => {
    const { added, same, rejected } = await insertUnits(client, project, batch);
    const rows = rejected.map(({ row, faults }) => ({ ...row, faults, excerpt: excerpt(row.excerpt) }));
    await insertRejects(client, target.importId, rows);
    taken.added += added;
    taken.same += same;
    taken.rejected += rows.length;
    batch = [];
  };
  const add = async (units: readonly NativeUnit[]): Promise<void> => {
    for (const unit of units) {
      // A record of the project counts for the samples after it.
      const turns = unit.content !== undefined && batch.some(({ sample }) => sample !== null);
      if (turns || isFull(batch) || batch.some((other) => isSame(other, unit))) await store();
      batch.push(unit);
    }
  };
  const { reader, rows: groups } = await openRecords(source, now, notes);
  for await (const group of groups()) {
    const rows = group.map((row): NativeRow => ({ ...row, position: (taken.rows += 1) }));
    await add(reader.push(rows));
    tick(taken.rows);
  }
  await add(reader.end());
  await store();
  await runs.count();
  await content.finish();
  await rounds.finish();
  return { ...taken, notes: notes.all() };
}

const isSame = (a: NativeUnit, b: NativeUnit): boolean =>
  a.sample !== null && a.sample.externalId === b.sample?.externalId;

function isFull(batch: readonly NativeUnit[]): boolean {
  const text = batch.reduce(
    (sum, { sample }) => sum + (sample?.answer.length ?? 0) + (sample?.reference.length ?? 0),
    0,
  );
  return batch.length >= BATCH_UNITS || text >= BATCH_TEXT;
}
