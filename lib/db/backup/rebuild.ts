import pg from 'pg';
import { createLedger } from '../migrations';
import { type ForeignKey, listDrops, listForeignKeys } from './catalog';

/** Drops what the current schema holds, ledger and rules too, in the caller's transaction. */
export async function clear(client: pg.ClientBase): Promise<void> {
  for (const statement of await listDrops(client)) await client.query(statement);
  await createLedger(client);
}

/**
 * Takes the foreign keys away while rows go in, and puts them back: so the tables may come in any order, each key is proved
 * once for all rows, and a plain owner may do it. Rows that break a key fail here. Of triggers there are none yet.
 */
export async function withoutKeys(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`${alter(table)} DROP CONSTRAINT ${quoted(name)}`);
  await work();
  for (const key of keys) await client.query(addKey(key));
}

const quoted = pg.escapeIdentifier;
const alter = (table: string): string => `ALTER TABLE ${quoted(table)}`;
const addKey = ({ table, name, definition }: ForeignKey): string =>
  `${alter(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`;
