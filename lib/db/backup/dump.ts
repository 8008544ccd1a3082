import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { now } from '@/lib/clock';
import { waitingJobs } from '@/lib/jobs/waiting';
import { version as app } from '@/package.json';
import { listSequences, listTables } from './catalog';
import { type AppliedMigration, FORMAT_VERSION, type Header, type BackupPart } from './format';
import { RowCounts } from './row-counts';
import { setTransaction } from './transaction';

/** Who is signed in, and how often an address has tried: a backup taken back must not let anybody in again. */
export const SIGNED_IN = ['Session', 'Verification', 'RateLimit', 'AttemptCount', 'FailedSignIn'];

export interface DumpOptions {
  /** Tables that are left out. */
  without?: readonly string[];
  progress?(line: string): void;
}

/**
 * Everything that the database holds, as of one moment, however long the reading takes: one transaction that sees one
 * snapshot. The studio may go on working. The connection is the dump's own until the last part.
 */
export async function* dump(client: pg.ClientBase, options: DumpOptions = {}): AsyncGenerator<BackupPart> {
  const { without = [], progress } = options;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await setTransaction(client);
  const header = await readHeader(client, without);
  yield { kind: 'header', header };
  const counts = new RowCounts(header.tables.map(({ name }) => name));
  for (const { name, columns } of header.tables) {
    const list = columns.map(pg.escapeIdentifier).join(', ');
    const rows = client.query(copyTo(`COPY ${pg.escapeIdentifier(name)} (${list}) TO STDOUT`));
    for await (const data of rows as AsyncIterable<Buffer>) {
      counts.add(name, data);
      yield { kind: 'rows', table: name, data };
    }
    if (counts.rowsOf(name) > 0) progress?.(`${name}: ${counts.rowsOf(name)} rows`);
  }
  await client.query('COMMIT');
  yield { kind: 'end', end: counts.sums() };
}

async function readHeader(client: pg.ClientBase, without: readonly string[]): Promise<Header> {
  const tables = await listTables(client);
  const { rows: migrations } = await client.query<AppliedMigration>(`
    SELECT migration_name AS name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`);
  return {
    kind: 'face4rag-backup',
    format: FORMAT_VERSION,
    app,
    madeAt: now().toISOString(),
    migrations,
    tables: tables.filter(({ name }) => !without.includes(name)),
    // Read after the snapshot was taken: sequences stand outside it, and may be ahead of the rows but never behind.
    sequences: await listSequences(client),
    jobs: await waitingJobs(client),
  };
}
