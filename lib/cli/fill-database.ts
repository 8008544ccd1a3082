import type { PgBoss } from 'pg-boss';
import type { Parts } from '@/lib/db/backup/format';
import { type Loaded, load } from '@/lib/db/backup/load';
import { withClient } from '@/lib/db/session';
import { open } from '@/lib/jobs/boss';
import { isWorking } from '@/lib/jobs/working';

interface Options {
  replace?: string;
  progress(line: string): void;
}

/** Loads the parts of a backup into a database that no studio works with. */
export async function fillDatabase(url: string, parts: Parts, options: Options): Promise<Loaded> {
  let queue: PgBoss | undefined;
  try {
    return await withClient(url, async (client) => {
      if (await isWorking(client)) throw new Error('A studio runs over the target database: stop it first.');
      return load(client, parts, { ...options, queue: async () => (queue = await open(url, false)) });
    });
  } finally {
    await queue?.stop({ graceful: false });
  }
}
