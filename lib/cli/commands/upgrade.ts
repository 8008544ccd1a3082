import type { Command } from 'commander';
import { type Counts, counting } from '@/lib/db/backup/counts';
import { dump } from '@/lib/db/backup/dump';
import { writeBackup } from '@/lib/db/backup/file';
import { databaseUrl, ownerDatabaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { findUpgrade, upgradeDatabase } from '@/lib/db/upgrade-database';
import { prepareDatabase } from '@/lib/jobs/prepare-database';
import { isWorking } from '@/lib/jobs/working';
import { interruptible } from '../interrupt';
import { type Cli, command } from './run';

/** `face4rag upgrade FILE`. */
export function register(self: Command): void {
  self.argument('<file>', 'where a backup of the database as it is goes first').action(command(upgrade));
}

async function upgrade({ progress }: Cli, file: string) {
  const counts: Partial<Counts> = {};
  const ownerUrl = ownerDatabaseUrl();
  const bringOver = (stop: AbortSignal): Promise<string | null> =>
    withClient(ownerUrl, async (client) => {
      const found = await findUpgrade(client);
      if (!found) return null;
      if (await isWorking(client)) throw new Error('The studio is running: stop it first.');
      await writeBackup(file, counting(dump(client, { progress }), counts), stop);
      progress(
        `${file} holds ${counts.rows} rows of ${counts.tables} tables. Bringing the database over ...`,
      );
      await upgradeDatabase(client, found, stop);
      return found.version;
    });
  const from = await interruptible(bringOver, 'Interrupted: the database is as it was.');
  await prepareDatabase({ url: databaseUrl(), ownerUrl });
  return {
    json: { from, ...(from !== null && { file, ...counts }) },
    text: from
      ? `The database of version ${from} is brought over; as it was it is in ${file}.`
      : 'The database is of this version already.',
  };
}
