import type pg from 'pg';
import type { Import } from '@/generated/prisma/client';
import { databaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { ComparisonCounts } from '../../comparison/comparison-counts';
import type { ImportComparison } from '../../comparison/view';
import { openRecords } from '../../convert/record-source';
import { parseSettings } from '../../dialect/settings';
import { Notes } from '../../import/import-notes';
import { readsColumns } from '../../presets/registry';
import { draftBatches } from '../ingest/batches/draft-batches';
import { loadIngestProject } from '../ingest/load-ingest-project';
import { unitBatches } from '../ingest/batches/unit-batches';
import { streamedBytes } from '../upload/uploaded-bytes';
import { compareDrafts } from './compare-drafts';
import { compareUnits } from './compare-units';
import { SeenSamples } from './seen-samples';

/** A file that waits, with the one that its rows are joined to. */
export interface WaitingFile {
  row: Import;
  second: Import | null;
}

interface Watching {
  /** Rows read so far. */
  tick: (rows: number) => void;
  signal: AbortSignal;
}

/**
 * What taking a whole file over would do to its project as it is now, decided by what the import itself decides by. It reads one moment
 * of the project, batch by batch, and nothing that it writes stays. Throws the reason of an aborted signal.
 */
export async function compareFile(file: WaitingFile, { tick, signal }: Watching): Promise<ImportComparison> {
  return withClient(databaseUrl(), (client) =>
    withClient(databaseUrl(), async (reader) => {
      const halt = (): void => [client, reader].forEach((each) => void each.end().catch(() => undefined));
      signal.throwIfAborted();
      signal.addEventListener('abort', halt, { once: true });
      try {
        // Authors and rounds that the file brings are made, so that later rows find them, and go with the rollback.
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
        const compared = await compareRows(client, reader, file, tick);
        await client.query('ROLLBACK');
        return compared;
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        signal.removeEventListener('abort', halt);
      }
    }),
  );
}

async function compareRows(
  client: pg.Client,
  reader: pg.Client,
  { row, second }: WaitingFile,
  tick: (rows: number) => void,
): Promise<ImportComparison> {
  const settings = parseSettings(row.settings);
  const target = { projectId: row.projectId, importId: row.id };
  const file = streamedBytes(reader, row);
  const counts = new ComparisonCounts();
  const seen = await SeenSamples.open(client);
  const read = (rows: number): void => {
    counts.countRows(rows);
    tick(rows);
  };
  const notes = new Notes();
  if (readsColumns(settings)) {
    for await (const batch of draftBatches(file, settings, notes, read))
      await compareDrafts(client, { target, settings, seen, notes }, batch, counts);
  } else {
    const joined = second && {
      file: streamedBytes(reader, second),
      settings: parseSettings(second.settings),
    };
    const source = { file, fileName: row.fileName, settings, second: joined };
    const records = await openRecords(source, row.createdAt.toISOString(), notes);
    const project = await loadIngestProject(client, { ...target, actorId: row.createdById }, notes, records);
    for await (const units of unitBatches(records, read))
      await compareUnits(client, project, seen, units, counts);
  }
  return counts.result(await seen.absentOf(row.projectId), notes.all());
}
