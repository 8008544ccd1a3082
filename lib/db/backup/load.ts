import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PgBoss } from 'pg-boss';
import { replaceJobs } from '@/lib/jobs/waiting';
import { MIGRATION_LOCK } from '../app-role';
import { type Migration, readMigrations, applyMigrations } from '../migrations';
import { applyRules, readRules } from '../rules';
import { bringOver, readUpgrades } from '../upgrades';
import { listTables } from './catalog';
import { damaged } from './fault';
import type { End, Header, BackupPart, Parts } from './format';
import { requireEmpty } from './occupied';
import { planMigrations } from './plan';
import { clear, withoutKeys } from './rebuild';
import { setTransaction } from './transaction';

export interface LoadOptions {
  /** Opens the target's queue; asked only where jobs waited. */
  queue(): Promise<PgBoss>;
  /** Name of the target's database: the caller's word that what it holds may go. */
  replace?: string;
  migrations?: readonly Migration[];
  progress?(line: string): void;
}

export interface Loaded {
  tables: number;
  rows: number;
  jobs: number;
  /** Migrations that were applied over the rows, because the backup is older than this code. */
  migrated: string[];
}

/**
 * Builds a database out of the parts of a backup, in one transaction: either all of it is there in the end, or the target
 * is as it was before. The target must hold nothing yet, or `replace` must name it. Throws a BackupFault when it refuses.
 */
export async function loadBackup(client: pg.ClientBase, parts: Parts, options: LoadOptions): Promise<Loaded> {
  const source = parts[Symbol.asyncIterator]();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN');
    await setTransaction(client);
    await requireEmpty(client, options.replace);
    const loaded = await fill(client, source, options);
    await client.query('COMMIT');
    await analyze(client);
    return loaded;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await source.return?.();
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

async function fill(
  client: pg.ClientBase,
  source: AsyncIterator<BackupPart>,
  options: LoadOptions,
): Promise<Loaded> {
  const first = await take(source);
  if (first.kind !== 'header') throw damaged('it does not begin with its description');
  const { header } = first;
  const known = options.migrations ?? readMigrations();
  const { upgrade, before, after } = planMigrations(known, header, readUpgrades());
  await clear(client);
  if (upgrade) await client.query(upgrade.schema);
  await applyMigrations(client, before);
  await requireTables(client, header);
  let rows = 0;
  await withoutKeys(client, async () => {
    const end = await copyRows(client, source, header, options);
    rows = await countRows(client, end);
    for (const { name, value } of header.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
  });
  if (upgrade) await bringOver(client, upgrade, known);
  await applyMigrations(client, after);
  await applyRules(client, readRules());
  const jobs = await replaceJobs(client, options.queue, header.jobs);
  return {
    tables: header.tables.length,
    rows,
    jobs,
    migrated: [...(upgrade ? [upgrade.to] : []), ...after.map(({ name }) => name)],
  };
}

async function copyRows(
  client: pg.ClientBase,
  source: AsyncIterator<BackupPart>,
  { tables }: Header,
  { progress }: LoadOptions,
): Promise<End> {
  let part = await take(source);
  while (part.kind === 'rows') {
    const { table } = part;
    const columns = tables.find(({ name }) => name === table)?.columns;
    if (!columns) throw damaged(`it holds rows of "${table}", a table it does not name`);
    const list = columns.map(pg.escapeIdentifier).join(', ');
    const into = client.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${list}) FROM STDIN`));
    await pipeline(async function* () {
      for (; part.kind === 'rows' && part.table === table; part = await take(source)) yield part.data;
    }, into);
    progress?.(`${table}: ${into.rowCount} rows`);
  }
  if (part.kind !== 'end') throw damaged('it has two descriptions');
  return part.end;
}

/** The migrations say what the tables are, in whichever order the columns came; a header that says otherwise was not written by us. */
async function requireTables(client: pg.ClientBase, header: Header): Promise<void> {
  const made = new Map(
    (await listTables(client)).map(({ name, columns }) => [name, columns.toSorted().toString()]),
  );
  const wrong = header.tables.find(({ name, columns }) => made.get(name) !== columns.toSorted().toString());
  if (wrong) throw damaged(`its table "${wrong.name}" is not the one that its migrations make`);
}

/** Counts what has arrived, table by table, and holds it against what was written. */
async function countRows(client: pg.ClientBase, { tables }: End): Promise<number> {
  let all = 0;
  for (const { name, rows } of tables) {
    const result = await client.query<{ count: string }>(`SELECT count(*) FROM ${pg.escapeIdentifier(name)}`);
    const found = Number(result.rows[0]?.count);
    if (found !== rows) throw damaged(`"${name}" got ${found} rows of ${rows}`);
    all += found;
  }
  return all;
}

/** Without statistics the first queries over a filled database would take the worst of ways. */
async function analyze(client: pg.ClientBase): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`ANALYZE ${tables.join(', ')}`);
}

async function take(source: AsyncIterator<BackupPart>): Promise<BackupPart> {
  const { value, done } = await source.next();
  if (done) throw damaged('it was cut off before its end');
  return value;
}
