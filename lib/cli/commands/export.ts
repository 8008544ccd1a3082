import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { CONTENT_IDS } from '@/lib/exchange/contents/registry';
import { exportSchema, WHICH_ANNOTATIONS } from '@/lib/exchange/formats/export-options';
import { EXPORT_FORMAT_IDS } from '@/lib/exchange/formats/registry';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { writeWholeFile } from '@/lib/whole-file';
import { namedProject } from '../named/named-project';
import { command } from './run';

interface Options {
  project: string;
  out: string;
  content: string;
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
      new Option(
        '--content <content>',
        `what the rows are; ${CONTENT_IDS[0]} is exact and can be imported again`,
      )
        .choices(CONTENT_IDS)
        .default(CONTENT_IDS[0]),
    )
    .addOption(
      new Option('--format <format>', 'how they are written')
        .choices(EXPORT_FORMAT_IDS)
        .default(EXPORT_FORMAT_IDS[0]),
    )
    .addOption(
      new Option('--annotations <which>', 'whose annotations to write')
        .choices(WHICH_ANNOTATIONS)
        .default(WHICH_ANNOTATIONS[0]),
    )
    .option('--withdrawn', 'withdrawn samples too')
    .option('--pseudonyms', 'annotator_1, annotator_2, ... in place of names')
    .action(
      command(
        async ({ ctx }, { project, out, content, format, annotations, withdrawn, pseudonyms }: Options) => {
          const options = exportSchema.parse({
            content,
            format,
            annotations,
            withdrawn: String(withdrawn ?? false),
            pseudonyms: String(pseudonyms ?? false),
          });
          const { bytes } = await exportProject(ctx, await namedProject(ctx, project), options);
          const size = await writeWholeFile(out, (file) => pipeline(bytes, file));
          return { json: { out, content, format, bytes: size }, text: `${out} (${size} bytes)` };
        },
      ),
    );
}
