import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { dump } from '@/lib/db/backup/dump';
import { checkServer } from '@/lib/db/check-server';
import { ownerDatabaseUrl } from '@/lib/db/client';
import { startEmbedded } from '@/lib/db/embedded/server';
import { isSameDatabase } from '@/lib/db/same-database';
import { withClient } from '@/lib/db/session';
import { env } from '@/lib/env';
import type { Addresses } from '@/lib/jobs/prepare-database';
import { isWorking } from '@/lib/jobs/working';
import { fillDatabase } from '../fill-database';
import { type Cli, command } from './run';

interface Options {
  to?: string;
  toStdin?: boolean;
  replace?: string;
}

/** `face4rag move --to-stdin`. */
export function register(self: Command): void {
  self
    .option(
      '--to <address>',
      'a DATABASE_URL without its password, or "embedded" for the built-in database of DATA_DIR',
    )
    .option('--to-stdin', 'read the DATABASE_URL, which may hold a password, from standard input')
    .option('--replace <database>', 'delete all that the target of this name holds')
    .action(command(move));
}

async function move({ progress }: Cli, { to: given, toStdin, replace }: Options) {
  if ((given === undefined) === !toStdin) throw new Error('Name the target by --to or by --to-stdin.');
  const to = given === undefined ? (await text(process.stdin)).trim() : withoutPassword(given);
  const target = await openTarget(to);
  try {
    const loaded = await withClient(ownerDatabaseUrl(), async (source) => {
      if (await isWorking(source)) throw new Error('The studio is running: stop it first.');
      const same = await withClient(target.ownerUrl, (client) => isSameDatabase(source, client));
      if (same) throw new Error('That is the database that the studio has already.');
      return fillDatabase(target, dump(source), { replace, progress });
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

/** Read from stdin: command-line arguments show in the process list and in the shell's history. */
function withoutPassword(to: string): string {
  if (!/^postgres(ql)?:\/\/[^/@]*:[^/]*@/.test(to) && !/[?&]password=/.test(to)) return to;
  throw new Error(
    'A password on the command line is seen by everybody on this machine: give the address by --to-stdin, or the password by PGPASSWORD.',
  );
}

async function openTarget(to: string): Promise<Addresses & { stop(): Promise<void> }> {
  if (to === 'embedded') return startEmbedded(env().DATA_DIR);
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error('--to: neither postgresql://... nor "embedded".');
  await checkServer(to, '--to');
  return { url: to, ownerUrl: to, stop: async () => {} };
}
