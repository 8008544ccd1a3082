import { previewNative } from '../contents/native/parse/preview-native';
import { previewCells, previewRow, rejectedRow } from './preview';
import { parseRows } from '../parse/parse-rows';
import { isFault, draftSample } from './draft-sample';
import type { ImportSettings } from '../dialect/settings';
import type { ContentPreview, PreviewRow } from './view';

/** What a page shows of a file: so many rows, of so many of its first bytes. */
const SHOWN_ROWS = 8;
const SHOWN_BYTES = 2 * 1024 * 1024;

export interface HeadPreview {
  rows: PreviewRow[];
  content: Omit<ContentPreview, 'fresh'> | null;
}

/** The first bytes of a file that are needed for its preview: more than are read where there are more. */
export async function readPreviewHead(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const taken: Uint8Array[] = [];
  let size = 0;
  for await (const piece of chunks) {
    taken.push(piece);
    if ((size += piece.length) > SHOWN_BYTES) break;
  }
  return Buffer.concat(taken);
}

/** How the first rows of a file will be, as far as its first bytes tell. */
export async function previewHead(bytes: Uint8Array, settings: ImportSettings): Promise<HeadPreview> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  if (settings.exact) return previewNative(chunks(), settings, { rows: SHOWN_ROWS, bytes: SHOWN_BYTES });
  return { rows: await previewRows(chunks(), settings), content: null };
}

/** Reads as the import will. */
async function previewRows(
  chunks: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = [];
  for await (const group of parseRows(chunks, settings, SHOWN_BYTES))
    for (const source of group) {
      const cells = previewCells(source, settings.columns);
      const read = draftSample(source, settings);
      rows.push(
        isFault(read) ? rejectedRow(source.line, read, cells) : previewRow(source.line, read, null, cells),
      );
      if (rows.length === SHOWN_ROWS) return rows;
    }
  return rows;
}
