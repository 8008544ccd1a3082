import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATION_LOCK } from './app-role';
import { createLedger, type Migration, readMigrations } from './migrations';

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies what is missing of prisma/migrations and records it as `prisma migrate deploy` does; several instances may
 * start at once. Answers the names applied. Throws when the database is newer than the code, when an applied file was
 * edited, or when an earlier attempt failed half-way.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = missing(migrations, await readLedger(client));
    if (pending.length > 0) await createLedger(client);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // which also gives the lock back
  }
}

/** What has been applied. It asks for no right to make tables: where nothing is missing, a worker goes on without it. */
async function readLedger(client: pg.Client): Promise<Applied[]> {
  const { rows: there } = await client.query("SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL");
  if (there.length === 0) return [];
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return rows;
}

function missing(known: Migration[], applied: Applied[]): Migration[] {
  const half = applied.find((row) => row.finished_at === null);
  if (half)
    throw new Error(
      `Migration ${half.migration_name} failed earlier: mend it with \`npm run prisma -- migrate resolve\``,
    );
  const names = new Set(known.map(({ name }) => name));
  const foreign = applied.find((row) => !names.has(row.migration_name));
  if (foreign)
    throw new Error(`The database is newer than this code (${foreign.migration_name}): update the studio`);
  const done = new Map(applied.map((row) => [row.migration_name, row.checksum]));
  const edited = known.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it had been applied`);
  return known.filter(({ name }) => !done.has(name));
}

/** A file and its row in the ledger come together or not at all: failing or killed, the next start finds nothing half. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be what failed
    throw error;
  }
}
