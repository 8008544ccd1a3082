import pg from 'pg';
import { Prisma } from '@/generated/prisma/client';
import { listTables } from './catalog';
import { BackupFault } from './fault';

/** Rows by which somebody has made a database theirs; all else a first start writes by itself, the sample project too. */
const THEIRS: Record<string, string> = { User: 'true', Project: 'NOT "isSample"' };
/** As many tables are named in a refusal. */
const NAMED = 4;

/**
 * Locks every table and refuses with a BackupFault unless nobody has worked in the database yet, or `replace` is its
 * name. Rows of tables that are not the studio's count as well: they would go with the rest.
 */
export async function requireEmpty(client: pg.ClientBase, replace: string | undefined): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => name);
  for (const name of tables)
    await client.query(`LOCK TABLE ${pg.escapeIdentifier(name)} IN ACCESS EXCLUSIVE MODE`);
  const theirs: string[] = [];
  for (const name of tables) {
    const condition = name in Prisma.ModelName ? THEIRS[name] : 'true';
    if (condition && (await hasRows(client, name, condition))) theirs.push(name);
  }
  const { rows } = await client.query<{ name: string }>('SELECT current_database()::text AS name');
  const database = rows[0]?.name ?? '';
  if (theirs.length === 0 || replace === database) return;
  if (replace !== undefined)
    throw new BackupFault(`The target is the database "${database}", not "${replace}". Nothing was changed.`);
  throw new BackupFault(
    `The target is not empty (${errorLine(theirs)}). To delete all that it holds, name it: --replace ${database}`,
  );
}

function errorLine(tables: readonly string[]): string {
  const more = tables.length - NAMED;
  return tables.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} tables more` : '');
}

async function hasRows(client: pg.ClientBase, table: string, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM ${pg.escapeIdentifier(table)} WHERE ${condition}) AS any`,
  );
  return rows[0]?.any ?? false;
}
