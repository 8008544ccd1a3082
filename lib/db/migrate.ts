import pg from 'pg';
import { MIGRATION_LOCK } from './app-role';
import type { AppliedMigration } from './backup/format';
import { createLedger, type Migration, readMigrations, applyMigrations } from './migrations';
import { applyRules, dropRules, isNewer, readRules, type Rules, storedRules } from './rules';
import { readUpgrades, upgradeFor } from './upgrades';

interface Applied extends AppliedMigration {
  finished_at: Date | null;
}

/**
 * Applies what is missing of prisma/migrations, recorded as `prisma migrate deploy` does, and the rules of prisma/sql
 * where others stand; several instances may start at once. Returns the names of the migrations. Throws when the
 * database is newer than the code, when an applied file was edited, when an earlier attempt failed half-way, or when it
 * has to be brought over first.
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  rules = readRules(),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = missing(migrations, await readLedger(client));
    const stored = await storedRules(client);
    if (stored && isNewer(stored, rules.edition))
      throw new Error(`The database is newer than this code (its rules are of ${stored}): update the studio`);
    if (pending.length > 0 || stored !== rules.edition) await bringUpToDate(client, pending, rules);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // which also gives the lock back
  }
}

/** What has been applied. It asks for no right to make tables: where nothing is missing, a worker goes on without it. */
export async function readLedger(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: there } = await client.query("SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL");
  if (there.length === 0) return [];
  const { rows } = await client.query<Applied>(
    'SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"',
  );
  return rows;
}

function missing(known: Migration[], applied: Applied[]): Migration[] {
  const half = applied.find((row) => row.finished_at === null);
  if (half)
    throw new Error(
      `Migration ${half.name} failed earlier: mend it with \`npm run prisma -- migrate resolve\``,
    );
  const upgrade = upgradeFor(readUpgrades(), applied);
  if (upgrade)
    throw new Error(
      `It was made by version ${upgrade.version} of the studio. Bring it over with: npm run face4rag -- upgrade <file for a backup of it>`,
    );
  const names = new Set(known.map(({ name }) => name));
  const foreign = applied.find((row) => !names.has(row.name));
  if (foreign) throw new Error(`The database is newer than this code (${foreign.name}): update the studio`);
  const done = new Map(applied.map((row) => [row.name, row.checksum]));
  const edited = known.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it had been applied`);
  return known.filter(({ name }) => !done.has(name));
}

/**
 * All of it comes or nothing: failing or killed, the next start finds the database as it was. While migrations run, no rule
 * stands, as when they run over the rows of a backup: what one changes, it also notes where that has to be noted.
 */
async function bringUpToDate(
  client: pg.ClientBase,
  pending: readonly Migration[],
  rules: Rules,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await createLedger(client);
    if (pending.length > 0) await dropRules(client);
    await applyMigrations(client, pending);
    await applyRules(client, rules);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be what failed
    throw error;
  }
}
