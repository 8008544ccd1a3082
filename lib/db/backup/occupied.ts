import pg from 'pg';
import { listTables } from './catalog';
import { BackupFault } from './fault';

/** What a first start writes by itself, before anybody has come: the link for the owner, and its trace. */
const FIRST_START = ['AccessLink', 'AuditEvent', 'RateLimit'];

/** As many tables are named in a refusal. */
const NAMED = 4;

/**
 * Locks every table and refuses with a BackupFault unless nobody has worked in the database yet, or `replace` is its
 * name. Tables that are not the studio's count as well: they would go with the rest.
 */
export async function requireEmpty(client: pg.ClientBase, replace: string | undefined): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => name);
  for (const name of tables)
    await client.query(`LOCK TABLE ${pg.escapeIdentifier(name)} IN ACCESS EXCLUSIVE MODE`);
  const filled: string[] = [];
  for (const name of tables) if (await hasRows(client, name)) filled.push(name);
  const { rows } = await client.query<{ name: string }>('SELECT current_database()::text AS name');
  const database = rows[0]?.name ?? '';
  if (filled.every((name) => FIRST_START.includes(name)) || replace === database) return;
  if (replace !== undefined)
    throw new BackupFault(`The target is the database "${database}", not "${replace}". Nothing was changed.`);
  throw new BackupFault(
    `The target is not empty (${inWords(filled)}). To delete all that it holds, name it: --replace ${database}`,
  );
}

function inWords(tables: readonly string[]): string {
  const more = tables.length - NAMED;
  return tables.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} tables more` : '');
}

async function hasRows(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM ${pg.escapeIdentifier(table)}) AS any`,
  );
  return rows[0]?.any ?? false;
}
