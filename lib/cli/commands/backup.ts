import type { Command } from 'commander';
import { type Counts, counting } from '@/lib/db/backup/counts';
import { dump, SIGNED_IN } from '@/lib/db/backup/dump';
import { writeBackup } from '@/lib/db/backup/file';
import { ownerDatabaseUrl } from '@/lib/db/client';
import { withClient } from '@/lib/db/session';
import { interruptible } from '../interrupt';
import { type Cli, command } from './run';

/** `face4rag backup FILE`. */
export function register(self: Command): void {
  self
    .argument(
      '<file>',
      'such as face4rag-2026-11-21.tar.gz; an earlier one is replaced once the new one is whole',
    )
    .action(command(backup));
}

async function backup({ progress }: Cli, file: string) {
  const counts: Partial<Counts> = {};
  const bytes = await interruptible(
    (stop) =>
      withClient(ownerDatabaseUrl(), (client) =>
        writeBackup(file, counting(dump(client, { without: SIGNED_IN, progress }), counts), stop),
      ),
    'Interrupted: no backup was written.',
  );
  const { rows, tables, jobs } = counts;
  return {
    json: { file, bytes, ...counts },
    text: `${file} (${bytes} bytes): ${rows} rows of ${tables} tables, ${jobs} waiting jobs`,
  };
}
