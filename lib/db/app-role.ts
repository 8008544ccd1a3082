import pg from 'pg';
import { withClient } from './session';

/** Prisma Migrate's own advisory lock: its CLI, our migrations and grants exclude each other. */
export const MIGRATION_LOCK = 72_707_369;

/** The schema of the studio's tables, and that of the queue. */
const SCHEMAS = ['current_schema()', "'pgboss'"];
const LEDGER = '_prisma_migrations';

/** The user that an address of PostgreSQL names. */
const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Whether a role may make schemas in its database, as the owner of the studio's tables may. */
export const mayCreate = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
    );
    return rows[0]?.may ?? false;
  });

/**
 * Lets the role that the studio works with read and change rows, and nothing else: the tables stay the owner's. Does nothing
 * where one role is both. To be called by the owner whenever tables may have been made.
 */
export async function grantUse(ownerUrl: string, url: string): Promise<void> {
  const role = roleOf(url);
  if (role === roleOf(ownerUrl)) return;
  await withClient(ownerUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]); // released as the connection ends
    for (const schema of await schemasToGrant(client, role))
      await client.query(statements(pg.escapeIdentifier(schema), pg.escapeIdentifier(role)));
  });
}

/** Schemas in which the role lacks something: granting again what it has would disturb everybody's plans. */
async function schemasToGrant(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname::text AS name FROM pg_namespace n
     WHERE n.nspname IN (${SCHEMAS.join(', ')}) AND (
       NOT has_schema_privilege($1, n.oid, 'USAGE')
       OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid AND c.relkind IN ('r', 'p') AND c.relname <> $2
         AND NOT (has_table_privilege($1, c.oid, 'SELECT') AND has_table_privilege($1, c.oid, 'INSERT')
           AND has_table_privilege($1, c.oid, 'UPDATE') AND has_table_privilege($1, c.oid, 'DELETE')))
       OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = n.oid
         AND CASE c.relkind WHEN 'S' THEN NOT has_sequence_privilege($1, c.oid, 'USAGE')
           WHEN 'v' THEN NOT has_table_privilege($1, c.oid, 'SELECT')
           WHEN 'r' THEN c.relname = $2 AND NOT has_table_privilege($1, c.oid, 'SELECT') ELSE false END))`,
    [role, LEDGER],
  );
  return rows.map(({ name }) => name);
}

const statements = (schema: string, role: string): string => `
  GRANT USAGE ON SCHEMA ${schema} TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
  GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
  DO $$ BEGIN
    IF to_regclass('${schema}.${LEDGER}') IS NOT NULL THEN
      REVOKE INSERT, UPDATE, DELETE ON ${schema}.${LEDGER} FROM ${role};
    END IF;
  END $$;`;
