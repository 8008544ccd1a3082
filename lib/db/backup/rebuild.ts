import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLedger, type Migration } from '../migrations';
import { type ForeignKey, listDrops, listForeignKeys, listTables } from './catalog';

/** Drops what the current schema holds and builds it anew with these migrations, all in the caller's transaction. */
export async function rebuild(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const statement of await listDrops(client)) await client.query(statement);
  await createLedger(client);
  await replay(client, migrations);
}

/** Applies migrations within the caller's transaction: a failing one fails it whole. */
export async function replay(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}

/**
 * Takes the foreign keys and our triggers away while rows go in, and puts them back: so the tables may come in any order,
 * each key is proved once for all rows, and a plain owner may do it. Rows that break a key fail here.
 */
export async function withoutRules(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client);
  const tables = (await listTables(client)).map(({ name }) => pg.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`${alter(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const key of keys) await client.query(addKey(key));
}

const quoted = pg.escapeIdentifier;
const alter = (table: string): string => `ALTER TABLE ${quoted(table)}`;
const addKey = ({ table, name, definition }: ForeignKey): string =>
  `${alter(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`;
