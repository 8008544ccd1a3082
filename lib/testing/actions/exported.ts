import { Readable } from 'node:stream';
import type { Ctx } from '@/lib/auth/ctx';
import { type ExportOptions, exportSchema } from '@/lib/exchange/formats/export-options';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { receiveImport } from '@/lib/exchange/server/import/receive-import';
import { startImport } from '@/lib/exchange/server/import/start-import';
import { ingestImport } from '@/lib/exchange/server/ingest/ingest-import';
import { sampleLines } from '../database/native-lines';
import { wholeFile } from '../parquet-rows';
import { textOf } from '../text-of';

/** A project's file as its taker gets it, withdrawn samples too. */
export const exportedText = async (
  ctx: Ctx,
  projectId: string,
  options: Partial<ExportOptions> = {},
): Promise<string> => textOf(await exported(ctx, projectId, options));

/** The same as bytes, for formats that are no text. */
export const exportedBytes = async (
  ctx: Ctx,
  projectId: string,
  options: Partial<ExportOptions>,
): Promise<Uint8Array> => wholeFile(await exported(ctx, projectId, options));

async function exported(ctx: Ctx, projectId: string, options: Partial<ExportOptions>) {
  const all = { ...exportSchema.parse({ withdrawn: 'true' }), ...options };
  return (await exportProject(ctx, projectId, all)).bytes;
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
export async function importedText(ctx: Ctx, projectId: string, text: string | Uint8Array) {
  const { id } = await receiveImport(ctx, projectId, 'file', Readable.from([Buffer.from(text as string)]));
  await startImport(ctx, id);
  await ingestImport(ctx, id, new AbortController().signal);
  return ctx.db.import.findUniqueOrThrow({ where: { id } });
}
