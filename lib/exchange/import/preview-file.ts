import type { FileBytes } from '../bytes/file-bytes';
import { previewNative } from '../contents/native/parse/preview-native';
import type { ImportSettings } from '../dialect/settings';
import { fileRows } from '../parse/file-rows';
import { isFault, draftSample } from './draft-sample';
import { previewCells, previewRow, rejectedRow } from './preview';
import type { ContentPreview, PreviewRow } from './view';

/** What a page shows of a file: so many rows, of so many of its first bytes. */
const SHOWN_ROWS = 8;
const SHOWN_BYTES = 2 * 1024 * 1024;

export interface FilePreview {
  rows: PreviewRow[];
  content: Omit<ContentPreview, 'fresh'> | null;
}

/** How the first rows of a file will be, as far as its first bytes tell. */
export async function previewFile(file: FileBytes, settings: ImportSettings): Promise<FilePreview> {
  if (settings.exact) return previewNative(file, settings, { rows: SHOWN_ROWS, bytes: SHOWN_BYTES });
  return { rows: await previewRows(file, settings), content: null };
}

/** Reads as the import will. */
async function previewRows(file: FileBytes, settings: ImportSettings): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = [];
  for await (const group of fileRows(file, settings, SHOWN_BYTES))
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
