import fs from 'node:fs';
import { type Command, Option } from 'commander';
import { EXPORT_FORMATS, exportSchema } from '@/lib/exchange/formats/export-options';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { namedProject } from './named-project';
import { command } from './run';

interface Options {
  project: string;
  out: string;
  format: string;
  annotations: string;
  withdrawn?: boolean;
  pseudonyms?: boolean;
}

/** `face4rag export --project ID --out FILE`. */
export function register(self: Command): void {
  self
    .requiredOption('--project <project>', 'id or name of the project')
    .requiredOption('--out <file>', 'where to write; a file that is there is replaced')
    .addOption(
      new Option('--format <format>', 'jsonl is exact and can be imported again')
        .choices([...EXPORT_FORMATS])
        .default('jsonl'),
    )
    .addOption(
      new Option('--annotations <which>', 'whose readings to write')
        .choices(['all', 'people', 'gold'])
        .default('all'),
    )
    .option('--withdrawn', 'withdrawn samples too')
    .option('--pseudonyms', 'annotator_1, annotator_2, ... in place of names')
    .action(
      command(async ({ ctx }, { project, out, format, annotations, withdrawn, pseudonyms }: Options) => {
        const options = exportSchema.parse({
          format,
          annotations,
          withdrawn: String(withdrawn ?? false),
          pseudonyms: String(pseudonyms ?? false),
        });
        const { pieces } = await exportProject(ctx, await namedProject(ctx, project), options);
        await fs.promises.writeFile(out, pieces);
        const { size } = await fs.promises.stat(out);
        return { json: { out, format, bytes: size }, text: `${out} (${size} bytes)` };
      }),
    );
}
