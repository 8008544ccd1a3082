import type { Command } from 'commander';
import { dump } from '@/lib/db/backup/dump';
import { checkServer } from '@/lib/db/check-server';
import { databaseUrl } from '@/lib/db/client';
import { startEmbedded } from '@/lib/db/embedded/server';
import { isSameDatabase } from '@/lib/db/same-database';
import { withClient } from '@/lib/db/session';
import { env } from '@/lib/env';
import { isWorking } from '@/lib/jobs/working';
import { fillDatabase } from './fill-database';
import { type Cli, command } from './run';

interface Options {
  to: string;
  replace?: string;
}

/** `face4rag move --to DATABASE_URL`. */
export function register(program: Command): void {
  program
    .command('move')
    .description('copy all that the database holds to another one; the studio must be stopped')
    .requiredOption('--to <address>', 'a DATABASE_URL, or "embedded" for the built-in database of DATA_DIR')
    .option('--replace <database>', 'delete all that the target of this name holds')
    .action(command(move));
}

async function move({ progress }: Cli, { to, replace }: Options) {
  const target = await openTarget(to);
  try {
    const loaded = await withClient(databaseUrl(), async (source) => {
      if (await isWorking(source)) throw new Error('The studio is running: stop it first.');
      const same = await withClient(target.url, (client) => isSameDatabase(source, client));
      if (same) throw new Error('That is the database that the studio has already.');
      return fillDatabase(target.url, dump(source), { replace, progress });
    });
    const { rows, tables, jobs } = loaded;
    const next = to === 'embedded' ? 'without DATABASE_URL' : 'with DATABASE_URL set to it';
    return {
      json: loaded,
      text: `${rows} rows of ${tables} tables and ${jobs} waiting jobs are there now. Start the studio ${next}; the old database is as it was.`,
    };
  } finally {
    await target.stop();
  }
}

async function openTarget(to: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (to === 'embedded') return startEmbedded(env().DATA_DIR);
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error('--to: neither postgresql://... nor "embedded".');
  await checkServer(to, '--to');
  return { url: to, stop: async () => {} };
}
