import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Prisma Migrate's own advisory lock: its CLI and this runner exclude each other. */
const LOCK = 72_707_369;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

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
export async function migrate(url: string, directory = path.resolve('prisma/migrations')): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(CREATE_LEDGER);
    const { rows } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const pending = missing(readMigrations(directory), rows);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // which also gives the lock back
  }
}

function readMigrations(directory: string): Migration[] {
  return fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
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

/** One file is one simple query, so a failing file leaves nothing behind; the ledger keeps its error. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query(sql);
  } catch (error) {
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(error)]);
    throw error;
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1',
    [id],
  );
}

const CREATE_LEDGER = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;
