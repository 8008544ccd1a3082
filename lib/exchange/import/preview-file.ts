import type { FileBytes } from '../bytes/file-bytes';
import { openRecords } from '../convert/record-source';
import { type ImportSettings, isTextFormat } from '../dialect/settings';
import { openContent } from '../parse/archive/open-content';
import { fileRows } from '../parse/file-rows';
import { firstRecords } from '../dialect/path-settings';
import { listPaths } from '../paths/list-paths';
import { conversionOf, readsColumns, readsPaths } from '../presets/registry';
import { isFault, draftSample } from './draft-sample';
import { Notes } from './import-notes';
import { previewCells, previewRow, rejectedRow } from './preview';
import { UNTOLD_TIME, previewRecords } from './preview-records';
import type { ContentPreview, ConversionPreview, PathsPreview, PreviewRow } from './view';

/** What a page shows of a file: so many rows, of so many of its first bytes. */
const SHOWN_ROWS = 8;
const SHOWN_BYTES = 2 * 1024 * 1024;

export interface FilePreview {
  rows: PreviewRow[];
  /** The whole file has no row, nor anything of a project. */
  empty: boolean;
  content: Omit<ContentPreview, 'fresh'> | null;
  /** Null where rows are not converted. */
  conversion: ConversionPreview | null;
  /** Of a file that is read by paths: those of its first records, and how many these are. */
  paths: PathsPreview | null;
}

/**
 * How the first rows of a file will be, as far as its first bytes tell. `second` is the file that its rows are joined to, with how that one
 * is read.
 */
export async function previewFile(
  file: FileBytes,
  settings: ImportSettings,
  fileName = '',
  second: FileBytes | null = null,
  secondSettings: ImportSettings | null = null,
): Promise<FilePreview> {
  const shown = await shownOf(
    file,
    settings,
    fileName,
    second && secondSettings && { file: second, settings: secondSettings },
  );
  const isBare = shown.rows.length === 0 && shown.content === null;
  return { ...shown, empty: isBare && (await isSeenWhole(file, settings)) };
}

/** Whether what is shown was looked for in all of the file. */
const isSeenWhole = async (file: FileBytes, settings: ImportSettings): Promise<boolean> =>
  !isTextFormat(settings.format) || (await openContent(file, settings)).size <= SHOWN_BYTES;

async function shownOf(
  file: FileBytes,
  settings: ImportSettings,
  fileName: string,
  joined: { file: FileBytes; settings: ImportSettings } | null,
): Promise<Omit<FilePreview, 'empty'>> {
  if (readsColumns(settings))
    return { rows: await previewRows(file, settings), content: null, conversion: null, paths: null };
  const notes = new Notes();
  const records = { file, fileName, settings, second: joined };
  const source = await openRecords(records, UNTOLD_TIME, notes, SHOWN_BYTES);
  const size = isTextFormat(settings.format) ? (await openContent(file, settings)).size : 0;
  const converted = conversionOf(settings);
  const most = { rows: SHOWN_ROWS, bytes: SHOWN_BYTES, all: converted !== null };
  const { rows, content, read, alone } = await previewRecords(source, size, most);
  const paths = readsPaths(settings) ? await previewPaths(file, settings) : null;
  if (!converted) return { rows, content, conversion: null, paths };
  const needed = converted.second && (joined !== null || alone > 0) ? converted.second : null;
  return {
    rows,
    content,
    conversion: {
      unit: source.unit,
      second: needed && { name: needed.name, rows: read, found: read - alone },
      notes: notes.all(),
    },
    paths,
  };
}

async function previewPaths(file: FileBytes, settings: ImportSettings): Promise<PathsPreview> {
  const records = await firstRecords(file, settings);
  return { records: records.length, listed: listPaths(records) };
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
