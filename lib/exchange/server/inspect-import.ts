import type { Ctx } from '@/lib/auth/ctx';
import { type Head, settingsFor } from '../detect';
import { previewCells, previewRow, rejectedRow } from '../preview';
import { readRows } from '../read-rows';
import { isFault, readSample } from '../read-sample';
import { type ImportSettings, missingFields, settingsSchema } from '../settings';
import type { Inspection, PreviewRow } from '../view';
import { previewExact } from './exact/preview-exact';
import { importView } from './import-view';
import { isFresh } from './native/is-fresh';
import { readChunks } from './read-chunks';
import { requireImport } from './require-import';

/** What the page shows of a file: so many rows, of so many of its first bytes. */
const SHOWN_ROWS = 8;
const SHOWN_BYTES = 2 * 1024 * 1024;

/** How a file will be read, with its first rows as they will be. */
export async function inspectImport(ctx: Ctx, importId: string): Promise<Inspection> {
  const row = await requireImport(ctx, importId);
  const settings = settingsSchema.parse(row.settings);
  const chunks = readChunks(ctx.db, importId);
  const { rows: preview, content } = settings.exact
    ? await previewExact(chunks, settings, { rows: SHOWN_ROWS, bytes: SHOWN_BYTES })
    : { rows: await previewOf(chunks, settings), content: null };
  const fresh = content !== null && (await isFresh(ctx.db, row.projectId));
  return {
    ...{ import: importView(row), settings, missing: missingFields(settings), preview },
    content: content && { ...content, fresh },
  };
}

/** Settings after a change by hand: columns and the mapping follow the way of reading, unless they were chosen too. */
export function changedSettings(
  head: Head,
  before: ImportSettings,
  change: Partial<ImportSettings>,
): ImportSettings {
  const reads = change.format ?? change.encoding ?? change.dialect ?? change.header;
  if (reads === undefined) return { ...before, ...change };
  const kept = {
    format: before.format,
    dialect: before.dialect,
    header: before.header,
    noQuestion: before.noQuestion,
  };
  return settingsFor(head, change.encoding ?? before.encoding, { ...kept, ...change });
}

/** Reads as the import will, but only the head of the file: a page must not hold up everybody else's. */
async function previewOf(chunks: AsyncIterable<Uint8Array>, settings: ImportSettings): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = [];
  for await (const group of readRows(chunks, settings, SHOWN_BYTES))
    for (const source of group) {
      const cells = previewCells(source, settings.columns);
      const read = readSample(source, settings);
      rows.push(
        isFault(read) ? rejectedRow(source.line, read, cells) : previewRow(source.line, read, null, cells),
      );
      if (rows.length === SHOWN_ROWS) return rows;
    }
  return rows;
}
