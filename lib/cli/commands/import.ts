import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { fail } from '@/lib/errors';
import { changeImport } from '@/lib/exchange/server/import/change-import';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { inspectImport } from '@/lib/exchange/server/import/inspect-import';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { rejectsFile } from '@/lib/exchange/server/import/rejects-file';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { type MappedField, FIELDS, settingsChangeSchema } from '@/lib/exchange/dialect/settings';
import { namedProject } from '../named-project';
import { command } from './run';

interface Options {
  project: string;
  encoding?: string;
  sheet?: string;
  map?: string[];
  rejects?: string;
}

/** `face4rag import FILE --project ID`: what is done where no other verb is named. */
export function register(group: Command): void {
  const self = group.command('file', { isDefault: true }).description('take a file in, here and now');
  group.addHelpText('after', () => `\n${self.helpInformation()}`);
  self
    .argument('<file>', 'the file to read')
    .requiredOption('--project <project>', 'id or name of the project')
    .option(
      '--encoding <name>',
      'utf-8, utf-16le, utf-16be, gb18030, big5 or windows-1252; detected when left away',
    )
    .option('--sheet <name>', 'of a spreadsheet file; the first visible one with rows when left away')
    .option('--map <field=column...>', `what a column means; fields: ${FIELDS.join(', ')}`)
    .option('--rejects <file>', 'write the rejected rows there, as CSV')
    .action(
      command(async ({ ctx, progress }, file: string, options: Options) => {
        const { id } = await receiveImport(
          ctx,
          await namedProject(ctx, options.project),
          path.basename(file),
          fs.createReadStream(file),
        );
        const { encoding, sheet } = options;
        // First how the file is read: which columns there are follows from it.
        const { settings } =
          (encoding ?? sheet) === undefined
            ? await inspectImport(ctx, id)
            : await changeImport(ctx, id, settingsChangeSchema.parse({ encoding, sheet }));
        const mapping = { ...settings.mapping, ...parseMap(options.map ?? []) };
        await changeImport(ctx, id, settingsChangeSchema.parse({ mapping }));
        await startImport(ctx, id);
        const kind = settings.exact ? ', native format with annotations' : '';
        const how = settings.sheet === undefined ? settings.encoding : `sheet ${settings.sheet}`;
        progress(`Reading ${file} (${how}${kind}) ...`);
        // Here and now, also where no worker runs; a worker with the same job waits and finds it done.
        await ingestImport(ctx, id, new AbortController().signal);
        const result = await getImport(ctx, id);
        if (result.issues.length > 0) fail({ code: 'invalid', issues: result.issues });
        if (options.rejects) await fs.promises.writeFile(options.rejects, rejectsFile(ctx, id));
        const { rows, added, same, rejected, notes } = result;
        const told = notes.map(({ code, about, count }) => `\n${code} (${count}): ${about.join(', ')}`);
        return {
          json: result,
          text: `${rows} rows: ${added} added, ${same} there already, ${rejected} rejected${told.join('')}`,
        };
      }),
    );
}

function parseMap(pairs: readonly string[]): Partial<Record<MappedField, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [field = '', ...column] = pair.split('=');
      if (!FIELDS.some((known) => known === field))
        throw new Error(`--map ${pair}: there is no field "${field}"`);
      return [field, column.join('=')];
    }),
  );
}
