import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { readGoldSettings } from '@/lib/adjudication/server/read-gold-settings';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { readsOnly } from '@/lib/project/access';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import type { ExportedFor } from './read-annotations';
import { requireProject } from '@/lib/project/server/require-project';
import { csvRow } from '../../dialect/csv';
import { type ExportOptions, FILE_ENDING } from '../../formats/export-options';
import { GOLD_COLUMNS, goldRows } from '../../contents/gold/gold-table';
import { type SampleRecord, sampleRecord } from '../../contents/native/record';
import type { ContentRecord } from '../../contents/native/project-content';
import { type Pseudonyms, pseudonymsOf, withoutNames } from '../../contents/pseudonyms';
import { contentRow, CSV_COLUMNS, csvRows } from '../../contents/native/table';
import { readContent } from '../native/read-content';
import { type Person, readPeople } from '../native/read-people';
import { readStored } from './read-stored';

export interface ProjectExport {
  fileName: string;
  contentType: string;
  /** The file piece by piece; reading goes on only as the pieces are taken. */
  pieces: AsyncGenerator<string>;
}

/** What a file is made of. */
interface Source {
  taker: ExportedFor;
  options: ExportOptions;
  rule: GoldRule | null;
  names: Pseudonyms | null;
  /** Null in an annotator's file: of the project it holds what they see of it on screen, and that is samples. */
  people: Person[] | null;
  content: ContentRecord[];
}

/**
 * A project as a file; who takes it, and whether with names, is in the audit log. An annotator's holds what they see on
 * screen: their own annotations, and the methods' that are not kept from them.
 */
export async function exportProject(
  ctx: Ctx,
  projectId: string,
  input: ExportOptions,
): Promise<ProjectExport> {
  const project = await requireProject(ctx, projectId, 'read');
  const taker = { projectId, visibility: visibilityOf(ctx.actor, project.role) };
  const all = 'all' in taker.visibility;
  const reads = readsOnly(ctx.actor, project.role);
  const options = { ...input, pseudonyms: (input.pseudonyms ?? false) || reads };
  const source = await inTx(ctx, async (tx): Promise<Source> => {
    await recordAudit(tx, {
      action: 'export.download',
      objectType: 'project',
      objectId: projectId,
      projectId,
      after: { ...options },
    });
    // Gold tells what others said: it is for those who see everybody's labels.
    const rule = all ? (await readGoldSettings(tx.db, projectId)).rule : null;
    const named = await readPeople(tx.db, projectId, options.pseudonyms);
    const names = options.pseudonyms ? pseudonymsOf(named) : null;
    const content = all ? await readContent(tx.db, projectId, named, names) : [];
    return { taker, options, rule, names, content, people: all ? named : null };
  });
  const name =
    project.name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'project';
  return {
    fileName: `${name}.${FILE_ENDING[options.format]}`,
    contentType: options.format === 'jsonl' ? 'application/jsonl; charset=utf-8' : 'text/csv; charset=utf-8',
    pieces: options.format === 'jsonl' ? lines(source) : table(source),
  };
}

/** The samples of a file, page by page. */
async function* records({ taker, options, rule, names, people }: Source): AsyncGenerator<SampleRecord[]> {
  for await (const page of readStored(taker, options, people))
    yield page.map((sample) => sampleRecord(names ? withoutNames(sample, names) : sample, rule));
}

async function* lines(source: Source): AsyncGenerator<string> {
  yield source.content.map((record) => `${JSON.stringify(record)}\n`).join('');
  for await (const page of records(source))
    yield page.map((record) => `${JSON.stringify(record)}\n`).join('');
}

async function* table(source: Source): AsyncGenerator<string> {
  const { options, content } = source;
  const safe = options.format === 'csv-safe' || options.format === 'gold-safe';
  const gold = options.format === 'gold' || options.format === 'gold-safe';
  // Spreadsheets take a CSV for UTF-8 only when it begins with a byte order mark.
  yield (safe ? '\uFEFF' : '') + csvRow(gold ? GOLD_COLUMNS : CSV_COLUMNS, false);
  if (!gold) yield content.map((record) => csvRow(contentRow(record, safe), safe)).join('');
  const rowsOf = (record: SampleRecord) => (gold ? goldRows(record) : csvRows(record, safe));
  const asked: Source = gold
    ? { ...source, options: { ...options, annotations: 'people' }, people: null }
    : source;
  for await (const page of records(asked))
    yield page.flatMap((record) => rowsOf(record).map((cells) => csvRow(cells, safe))).join('');
}
