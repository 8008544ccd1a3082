import type pg from 'pg';
import { MIGRATION_LOCK } from './app-role';
import { readLedger } from './migrate';
import { readMigrations, applyMigrations } from './migrations';
import { applyRules, readRules } from './rules';
import { bringOver, migrationsAfter, readUpgrades, type Upgrade, upgradeFor } from './upgrades';

/** How the database has to be brought over; null where it is of this version. */
export const findUpgrade = async (client: pg.ClientBase): Promise<Upgrade | null> =>
  upgradeFor(readUpgrades(), await readLedger(client));

/** Brings an earlier version's database over in one transaction: failing, stopped or killed, it is as it was. */
export async function upgradeDatabase(
  client: pg.ClientBase,
  upgrade: Upgrade,
  signal?: AbortSignal,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query('BEGIN');
  try {
    const migrations = readMigrations();
    await bringOver(client, upgrade, migrations);
    await applyMigrations(client, migrationsAfter(upgrade, migrations));
    await applyRules(client, readRules());
    signal?.throwIfAborted();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}
