import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { readGoldSettings } from '@/lib/adjudication/server/read-gold-settings';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { eyesOf } from '@/lib/sample/server/eyes-of';
import type { Taker } from './read-annotations';
import { requireProject } from '@/lib/project/server/require-project';
import { csvRow } from '../csv';
import { type ExportOptions, FILE_ENDING } from '../export-options';
import { GOLD_COLUMNS, goldRows } from '../gold-table';
import { type SampleRecord, sampleRecord } from '../record';
import { CSV_COLUMNS, csvRows } from '../table';
import { readStored } from './read-stored';

export interface ProjectExport {
  fileName: string;
  contentType: string;
  /** The file piece by piece; reading goes on only as the pieces are taken. */
  pieces: AsyncGenerator<string>;
}

/**
 * A project's gold and readings as a file; who takes it is in the trail. An annotator's holds what they see on screen:
 * their own readings, and the methods' that are not kept from them.
 */
export async function exportProject(
  ctx: Ctx,
  projectId: string,
  options: ExportOptions,
): Promise<ProjectExport> {
  const project = await requireProject(ctx, projectId, 'read');
  const taker = { projectId, eyes: eyesOf(ctx.actor, project.role) };
  // Gold tells what others said: it is for those who see everybody's labels.
  const rule = 'all' in taker.eyes ? (await readGoldSettings(ctx.db, projectId)).rule : null;
  await inTx(ctx, (tx) =>
    recordAudit(tx, {
      action: 'export.take',
      objectType: 'project',
      objectId: projectId,
      projectId,
      after: { ...options },
    }),
  );
  const name =
    project.name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'project';
  return {
    fileName: `${name}.${FILE_ENDING[options.format]}`,
    contentType: options.format === 'jsonl' ? 'application/jsonl; charset=utf-8' : 'text/csv; charset=utf-8',
    pieces: options.format === 'jsonl' ? lines(taker, options, rule) : table(taker, options, rule),
  };
}

/** Readings as the exact file has them, or the gold alone; a page at a time. */
async function* lines(taker: Taker, options: ExportOptions, rule: GoldRule | null): AsyncGenerator<string> {
  for await (const page of readStored(taker, options))
    yield page.map((sample) => `${JSON.stringify(sampleRecord(sample, rule))}\n`).join('');
}

async function* table(taker: Taker, options: ExportOptions, rule: GoldRule | null): AsyncGenerator<string> {
  const safe = options.format === 'csv-safe' || options.format === 'gold-safe';
  const gold = options.format === 'gold' || options.format === 'gold-safe';
  // Spreadsheets take a CSV for UTF-8 only when it begins with a byte order mark.
  yield (safe ? '\uFEFF' : '') + csvRow(gold ? GOLD_COLUMNS : CSV_COLUMNS, false);
  const rowsOf = (record: SampleRecord) => (gold ? goldRows(record) : csvRows(record, safe));
  for await (const page of readStored(taker, gold ? { ...options, annotations: 'people' } : options))
    yield page
      .flatMap((sample) => rowsOf(sampleRecord(sample, rule)).map((cells) => csvRow(cells, safe)))
      .join('');
}
