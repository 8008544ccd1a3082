import type { Migration } from '../migrations';
import { migrationsAfter, type Upgrade, upgradeFor } from '../upgrades';
import { BackupFault } from './fault';
import type { Header } from './format';

export interface RestorePlan {
  /** The way from the version that made it, where that version's migrations are gone; its tables stand in place of `before`. */
  upgrade: Upgrade | null;
  /** The backup's own migrations: with these its rows fit. */
  before: Migration[];
  /** What this code has beyond them; applied over the rows, as an update of the studio does. */
  after: Migration[];
}

/**
 * How this code's migrations bring a backup back. Throws a BackupFault when the backup has one that this code has not, or
 * has in another edition.
 */
export function planMigrations(
  known: readonly Migration[],
  { migrations, app }: Header,
  upgrades: readonly Upgrade[] = [],
): RestorePlan {
  const upgrade = way(upgrades, migrations);
  if (upgrade) return { upgrade, before: [], after: migrationsAfter(upgrade, known) };
  const own = new Map(known.map((migration) => [migration.name, migration]));
  const before = migrations.map(({ name, checksum }) => {
    const migration = own.get(name);
    if (!migration)
      throw new BackupFault(
        `The backup is newer than this studio (it was made by ${app} and has ${name}): update the studio first.`,
      );
    if (migration.checksum !== checksum)
      throw new BackupFault(
        `The backup was made with another edition of ${name}: use the studio that made it.`,
      );
    return migration;
  });
  const done = new Set(before);
  return { upgrade, before, after: known.filter((migration) => !done.has(migration)) };
}

function way(upgrades: readonly Upgrade[], migrations: Header['migrations']): Upgrade | null {
  try {
    return upgradeFor(upgrades, migrations);
  } catch (error) {
    throw new BackupFault(`The backup cannot be taken back. ${(error as Error).message}`, { cause: error });
  }
}
