import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { AppliedMigration } from './backup/format';
import { type Migration, recordMigration } from './migrations';
import { dropRules } from './rules';

/** The way from the tables of an earlier version, whose migrations are gone, to those of a migration of today. */
export interface Upgrade {
  /** The version of before. */
  version: string;
  /** All the migrations that its databases have. */
  ledger: AppliedMigration[];
  /** Makes its tables, for the rows of its backups. */
  schema: string;
  /** Makes tables and rows of before into those of `to`. */
  sql: string;
  /** Name of the migration that a database has afterwards. */
  to: string;
}

export function readUpgrades(directory = path.resolve('prisma/upgrades')): Upgrade[] {
  return fs
    .readdirSync(directory)
    .sort()
    .map((name) => {
      const read = (file: string) => fs.readFileSync(path.join(directory, name, file), 'utf8');
      return {
        ...(JSON.parse(read('ledger.json')) as Pick<Upgrade, 'version' | 'ledger' | 'to'>),
        schema: read('schema.sql'),
        sql: read('upgrade.sql'),
      };
    });
}

/**
 * The upgrade that a database or backup with these migrations needs; null where it needs none. Throws where it was made by a
 * version before the one that can be brought over.
 */
export function upgradeFor(
  upgrades: readonly Upgrade[],
  applied: readonly AppliedMigration[],
): Upgrade | null {
  const upgrade = upgrades.find(({ ledger }) => ledger.some(({ name }) => name === applied[0]?.name));
  if (!upgrade) return null;
  const has = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const whole =
    has.size === upgrade.ledger.length &&
    upgrade.ledger.every(({ name, checksum }) => has.get(name) === checksum);
  if (!whole)
    throw new Error(
      `It was made by a version before ${upgrade.version}: open it with the last ${upgrade.version} first, which brings it up to date.`,
    );
  return upgrade;
}

/** The migrations that are to follow an upgrade. */
export const migrationsAfter = ({ to }: Upgrade, migrations: readonly Migration[]): Migration[] =>
  migrations.slice(migrations.findIndex(({ name }) => name === to) + 1);

/**
 * Makes an earlier version's tables and rows into those of the upgrade's migration, within the caller's transaction. The
 * migrations after it are to be replayed then, and rules applied.
 */
export async function bringOver(
  client: pg.ClientBase,
  { sql, to }: Upgrade,
  migrations: readonly Migration[],
): Promise<void> {
  const reached = migrations.findIndex(({ name }) => name === to);
  await dropRules(client);
  await client.query(sql);
  await client.query('DELETE FROM _prisma_migrations');
  for (const migration of migrations.slice(0, reached + 1)) await recordMigration(client, migration);
}
