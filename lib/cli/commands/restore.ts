import type { Command } from 'commander';
import { type Counts, counting } from '@/lib/db/backup/counts';
import { readBackup } from '@/lib/db/backup/file';
import { databaseUrl, ownerDatabaseUrl } from '@/lib/db/client';
import { requiredFile } from '@/lib/exchange/bytes/required-file';
import { type Cli, command } from './run';
import { fillDatabase } from '../fill-database';

interface Options {
  replace?: string;
}

/** `face4rag restore FILE`. */
export function register(self: Command): void {
  self
    .argument('<file>')
    .option('--replace <database>', 'delete all that the database of this name holds')
    .action(command(restore));
}

async function restore({ progress }: Cli, file: string, { replace }: Options) {
  requiredFile(file);
  const counts: Partial<Counts> = {};
  // Read to its end first: what is wrong with the file is said before the database is touched.
  for await (const part of counting(readBackup(file), counts))
    if (part.kind === 'header') progress(`Checking ${file}, made ${counts.madeAt} by ${counts.app} ...`);
  const loaded = await fillDatabase({ url: databaseUrl(), ownerUrl: ownerDatabaseUrl() }, readBackup(file), {
    replace,
    progress,
  });
  const { rows, tables, jobs } = loaded;
  return {
    json: { file, madeAt: counts.madeAt, app: counts.app, ...loaded },
    text: `${rows} rows of ${tables} tables and ${jobs} waiting jobs are back. Everybody signs in again.`,
  };
}
