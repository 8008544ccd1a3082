import type { FileBytes } from '../bytes/file-bytes';
import { openRecords } from '../convert/record-source';
import { type ImportSettings, isTextFormat } from '../dialect/settings';
import { openContent } from '../parse/archive/open-content';
import { fileRows } from '../parse/file-rows';
import { firstRecords } from '../dialect/path-settings';
import { followPaths, listPaths } from '../paths/list-paths';
import { NO_PATHS } from '../paths/path-mapping';
import { conversionOf, readsColumns, readsPaths } from '../presets/registry';
import { isFault, draftSample, unknownLabels } from './draft-sample';
import { type ImportNote, Notes } from './import-notes';
import { previewCells, previewRow, rejectedRow } from './preview';
import { UNTOLD_TIME, previewRecords } from './preview-records';
import type { ContentPreview, ConversionPreview, PathsPreview, PreviewRow } from './view';

/** So many rows are looked at for labels that are not understood. */
const NOTED_ROWS = 1_000;
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
  /** What does not carry over as the file has it. */
  notes: ImportNote[];
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
  const notes = new Notes();
  if (readsColumns(settings)) {
    const rows = await previewRows(file, settings, notes);
    return { rows, content: null, conversion: null, notes: notes.all(), paths: null };
  }
  const records = { file, fileName, settings, second: joined };
  const source = await openRecords(records, UNTOLD_TIME, notes, SHOWN_BYTES);
  const size = isTextFormat(settings.format) ? (await openContent(file, settings)).size : 0;
  const converted = conversionOf(settings);
  const most = { rows: SHOWN_ROWS, bytes: SHOWN_BYTES, all: converted !== null };
  const { rows, content, read, alone } = await previewRecords(source, size, most);
  const paths = readsPaths(settings) ? await previewPaths(file, settings) : null;
  const told = { rows, content, notes: notes.all(), paths };
  if (!converted) return { ...told, conversion: null };
  const needed = converted.second && (joined !== null || alone > 0) ? converted.second : null;
  return {
    ...told,
    conversion: {
      unit: source.unit,
      second: needed && { name: needed.name, rows: read, found: read - alone },
    },
  };
}

async function previewPaths(file: FileBytes, settings: ImportSettings): Promise<PathsPreview> {
  const records = await firstRecords(file, settings);
  const listed = listPaths(records);
  const chosen = [...new Set(Object.values(settings.paths ?? NO_PATHS).flat())];
  const own = chosen.filter((path) => path !== null && listed.every((one) => one.path !== path));
  return { records: records.length, listed, own: followPaths(records, own as string[]) };
}

/** The first rows of a file that is read by its columns, as the import will. */
async function previewRows(file: FileBytes, settings: ImportSettings, notes: Notes): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = [];
  let looked = 0;
  for await (const group of fileRows(file, settings, SHOWN_BYTES))
    for (const source of group) {
      const read = draftSample(source, settings);
      const unknown = isFault(read) ? [] : unknownLabels(source.values, settings);
      for (const word of unknown) notes.add('label_unknown', word);
      if (rows.length < SHOWN_ROWS) {
        const cells = previewCells(source, settings.columns);
        const place = { line: source.line, position: rows.length + 1 };
        rows.push(isFault(read) ? rejectedRow(place, read, cells) : previewRow(place, read, null, cells));
      }
      if ((looked += 1) === NOTED_ROWS) return rows;
    }
  return rows;
}
