import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { fail } from '@/lib/errors';
import { requiredFile } from '@/lib/exchange/bytes/required-file';
import { compareAtOnce } from '@/lib/exchange/server/comparison/compare-at-once';
import { countRejectReasons } from '@/lib/exchange/server/import/count-reject-reasons';
import { changeImport } from '@/lib/exchange/server/import/change-import';
import { getImport } from '@/lib/exchange/server/import/get-import';
import { inspectImport } from '@/lib/exchange/server/import/inspect-import';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { rejectsFile } from '@/lib/exchange/server/import/rejects-file';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import {
  FIELDS,
  type ImportSettings,
  isTextFormat,
  type MappedField,
  settingsChangeSchema,
} from '@/lib/exchange/dialect/settings';
import { writeWholeFile } from '@/lib/whole-file';
import { namedProject } from '../named/named-project';
import {
  conversionOf,
  IMPORT_PRESETS,
  presetById,
  readsColumns,
  readsPaths,
} from '@/lib/exchange/presets/registry';
import { repeated } from '../repeated';
import { chosenPaths, mappedPaths } from './chosen-paths';
import { comparisonText } from '../words/comparison-words';
import { command } from './run';

const PRESET_IDS = IMPORT_PRESETS.map(({ id }) => id);

interface Options {
  project: string;
  encoding?: string;
  sheet?: string;
  entry?: string;
  preset?: string;
  with?: string;
  author?: string;
  generator?: string;
  label?: string;
  map?: string[];
  mapping?: string;
  rejects?: string;
  dryRun?: boolean;
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
    .option('--entry <name>', 'of a zip: the file in it that is read; the first readable one when left away')
    .option('--preset <id>', `the kind of file; detected when left away: ${PRESET_IDS.join(', ')}`)
    .option(
      '--with <file>',
      'a second file of the data set, to whose rows those of the first are joined by key',
    )
    .option('--author <name>', 'whose labels these are, where the file does not say')
    .option('--generator <model>', 'which model answered, where the file does not say')
    .option('--label <verdict>', 'of all answers, where the file does not say: consistent or inconsistent')
    .option(
      '--map <field=column>',
      `what a column means, or where a path into nested records leads, once for each; fields: ${FIELDS.join(', ')}`,
      repeated,
    )
    .option(
      '--mapping <mapping>',
      'paths into nested records: a name of a saved mapping, or a .json file of one',
    )
    .option('--dry-run', 'say what would be added, refused and left as it is, and import nothing')
    .option('--rejects <file>', 'write the rejected rows there, as CSV')
    .action(
      command(async ({ ctx, progress }, file: string, options: Options) => {
        const { encoding, sheet, entry, preset, author, generator, label, with: other } = options;
        for (const read of [file, ...(other === undefined ? [] : [other])]) requiredFile(read);
        const projectId = await namedProject(ctx, options.project);
        const { id } = await receiveImport(ctx, projectId, path.basename(file), pieces(file));
        // First how the file is read: which columns there are follows from it.
        const { settings: detected } =
          (encoding ?? sheet ?? entry ?? preset) === undefined
            ? await inspectImport(ctx, id)
            : await changeImport(ctx, id, settingsChangeSchema.parse({ encoding, sheet, entry, preset }));
        const { settings } =
          options.mapping === undefined
            ? { settings: detected }
            : await changeImport(ctx, id, await chosenPaths(ctx, projectId, options.mapping, detected));
        const mapped = readsPaths(settings)
          ? { paths: mappedPaths(settings.paths, options.map) }
          : { mapping: { ...settings.mapping, ...parseMap(options.map ?? []) } };
        const told = { author, generator, label };
        const second =
          other === undefined
            ? undefined
            : (await receiveImport(ctx, projectId, path.basename(other), pieces(other))).id;
        await changeImport(ctx, id, settingsChangeSchema.parse({ ...mapped, told, second }));
        if (options.dryRun) {
          progress(`Comparing ${file} with the project ...`);
          const compared = await compareAtOnce(ctx, id, () => undefined);
          return { json: compared, text: comparisonText(compared) };
        }
        await startImport(ctx, id);
        progress(`Reading ${file} (${howRead(settings)}${kindRead(settings)}) ...`);
        // Here and now, also where no worker runs; a worker with the same job waits and finds it done.
        await ingestImport(ctx, id, new AbortController().signal);
        const result = await getImport(ctx, id);
        if (result.issues.length > 0) fail({ code: 'invalid', issues: result.issues });
        if (options.rejects)
          await writeWholeFile(options.rejects, (file) => pipeline(rejectsFile(ctx, id), file));
        const { rows, added, same, rejected, notes } = result;
        const reasons = await countRejectReasons(ctx, id);
        const wanted = second === undefined && conversionOf(settings)?.second;
        const alone = wanted && reasons.some(({ reason }) => reason === 'no_partner');
        return {
          json: { ...result, entry: settings.entry ?? null },
          text: [
            `${rows} rows: ${added} added, ${same} there already, ${rejected} rejected`,
            ...reasons.map(({ reason, count }) => `rejected, ${reason}: ${count}`),
            ...(alone
              ? [`Their partners stand in a second file of the data set (--with): ${wanted.name}`]
              : []),
            ...notes.map(({ code, about, count }) => `${code} (${count}): ${about.join(', ')}`),
          ].join('\n'),
        };
      }),
    );
}

/** A file, opened when its first piece is asked for: a stream that nobody reads yet ends the process where it cannot be opened. */
async function* pieces(file: string): AsyncGenerator<Uint8Array> {
  yield* fs.createReadStream(file) as AsyncIterable<Uint8Array>;
}

function howRead({ format, encoding, sheet, entry }: ImportSettings): string {
  const how = isTextFormat(format) ? encoding : sheet === undefined ? format : `sheet ${sheet}`;
  return entry === undefined ? how : `${entry}, ${how}`;
}

function kindRead(settings: ImportSettings): string {
  if (readsColumns(settings)) return '';
  const { name } = presetById(settings.preset);
  return readsPaths(settings) ? `, ${name ?? 'by paths'}` : `, ${name ?? 'native format'} with annotations`;
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
