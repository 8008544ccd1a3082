import { Readable } from 'node:stream';
import type { Ctx } from '@/lib/auth/ctx';
import { type ExportOptions, exportSchema } from '@/lib/exchange/formats/export-options';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { sampleLines } from '../database/native-lines';
import { textOf } from '../text-of';

/** A project's file as its taker gets it, withdrawn samples too. */
export async function exportedText(
  ctx: Ctx,
  projectId: string,
  options: Partial<ExportOptions> = {},
): Promise<string> {
  const { bytes } = await exportProject(ctx, projectId, {
    ...exportSchema.parse({ withdrawn: 'true' }),
    ...options,
  });
  return textOf(bytes);
}

/** The samples of a project as its file has them. */
export async function exportedSamples(
  ctx: Ctx,
  projectId: string,
  options: Partial<ExportOptions> = {},
): Promise<SampleRecord[]> {
  return sampleLines(await exportedText(ctx, projectId, options)).map(
    (line) => JSON.parse(line) as SampleRecord,
  );
}

/** Takes a file in as its upload and its job do; returns the row of the import. */
export async function importedText(ctx: Ctx, projectId: string, text: string) {
  const { id } = await receiveImport(ctx, projectId, 'file', Readable.from([Buffer.from(text)]));
  await startImport(ctx, id);
  await ingestImport(ctx, id, new AbortController().signal);
  return ctx.db.import.findUniqueOrThrow({ where: { id } });
}
