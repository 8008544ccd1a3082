import type { PgBoss } from 'pg-boss';
import type { Parts } from '@/lib/db/backup/format';
import { type Loaded, loadBackup } from '@/lib/db/backup/load';
import { withClient } from '@/lib/db/session';
import { openQueue } from '@/lib/jobs/boss';
import { type Addresses, prepareDatabase } from '@/lib/jobs/prepare-database';
import { isWorking } from '@/lib/jobs/working';

interface Options {
  replace?: string;
  progress(line: string): void;
}

/** Loads the parts of a backup into a database that no studio works with. */
export async function fillDatabase(
  { url, ownerUrl }: Addresses,
  parts: Parts,
  options: Options,
): Promise<Loaded> {
  let queue: PgBoss | undefined;
  try {
    const loaded = await withClient(ownerUrl, async (client) => {
      if (await isWorking(client)) throw new Error('A studio runs over the target database: stop it first.');
      return loadBackup(client, parts, {
        ...options,
        queue: async () => (queue = await openQueue(ownerUrl, false)),
      });
    });
    await prepareDatabase({ url, ownerUrl }); // the tables are new: the studio's role may not use them yet
    return loaded;
  } finally {
    await queue?.stop({ graceful: false });
  }
}
