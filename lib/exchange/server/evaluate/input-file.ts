import { SAFE_FORMATS } from '../../contents/native/fields/safe-formats';
import { NATIVE_FORMATS } from '../../contents/native/version';
import { diskBytes } from '../../bytes/disk-bytes';
import type { FileBytes } from '../../bytes/file-bytes';
import { detectFile } from '../../dialect/detect-file';
import type { ImportSettings } from '../../dialect/settings';
import { type FileLabels, fileLabels, joinedLabels } from '../../evaluated/file-labels';
import { restoreCell } from '../../formats/csv-row';
import { missingFields } from '../../import/missing-fields';
import { draftSample, isFault, type SampleDraft } from '../../import/draft-sample';
import { fileRows } from '../../parse/file-rows';
import type { SourceRow } from '../../parse/parse-rows';
import { byNamePreset } from '../../presets/by-name';
import { EXCERPT_LENGTH, type Fault } from '../../parse/reject';

type Row = { line: number } & (
  { draft: SampleDraft; labels: FileLabels } | { fault: Fault; excerpt: string }
);

/** A row of the file: a sample with what the file says of it, or the reason why it is not one. */
export type InputRow = Row & { position: number };

/** A file of samples that can be read as often as needed; memory holds a piece of it. */
export interface InputFile {
  path: string;
  columns: readonly string[];
  rows(): AsyncGenerator<InputRow>;
}

/** The names by which the released pipeline calls them. */
const NAMES: Record<string, string> = { reference: 'ref' };

/**
 * Opens a CSV, TSV, JSON, JSONL, XLSX or Parquet file, detecting which it is; throws in words when it is none of these or
 * lacks a column. Of the studio's own files the samples are read; rows that stand together for one of them are one.
 */
export async function openInput(path: string, limit: number | null): Promise<InputFile> {
  const file = diskBytes(path);
  // An exact export is read for its samples and their gold; who annotated them is not asked for here.
  const settings = { ...(await detectFile(file)), preset: byNamePreset.id };
  const missing = missingFields(settings).map((field) => NAMES[field] ?? field);
  if (settings.columns.length === 0) throw new Error(`${path}: there are no rows in it.`);
  if (missing.length > 0)
    throw new Error(
      `${path}: there is no column for ${missing.join(', ')}; it has ${settings.columns.join(', ')}.`,
    );
  async function* rows(): AsyncGenerator<InputRow> {
    let position = 0;
    for await (const row of samplesOf(file, settings)) {
      if (position === limit) return;
      position += 1;
      yield { ...row, position };
    }
  }
  return { path, columns: settings.columns, rows };
}

/** The rows of a file, those about segments of one sample as one. */
async function* samplesOf(file: FileBytes, settings: ImportSettings): AsyncGenerator<Row> {
  const parts = settings.columns.includes('segment_index') && partsOf(settings);
  let open: Row | null = null;
  for await (const group of fileRows(file, settings))
    for (const given of group) {
      const source = restored(given);
      if (isOfProject(source)) continue;
      const row = rowOf(source, settings);
      const joined: Row | null = parts ? joinedRow(open, row, parts) : null;
      if (open && !joined) yield open;
      open = joined ?? row;
    }
  if (open) yield open;
}

/** Two rows about one sample as one; null where they are about two. Rows of annotations all have the same gold. */
function joinedRow(one: Row | null, other: Row, parts: 'gold' | 'annotations'): Row | null {
  if (!one || !('draft' in one) || !('draft' in other)) return null;
  if (one.draft.externalId !== other.draft.externalId || one.draft.textHash !== other.draft.textHash)
    return null;
  return parts === 'gold' ? { ...one, labels: joinedLabels(one.labels, other.labels) } : one;
}

function rowOf(source: SourceRow, settings: ImportSettings): Row {
  const { line, values } = source;
  const draft = draftSample(source, settings);
  if (isFault(draft)) return { line, fault: draft, excerpt: source.excerpt.slice(0, EXCERPT_LENGTH) };
  const labels = fileLabels(values, draft, settings.mapping);
  // What the studio wrote beside a sample is no metadata of it.
  const own = partsOf(settings) !== null || isNativeRow(source);
  return { line, draft: own ? { ...draft, metadata: '{}' } : draft, labels };
}

/** What rows of the studio's tables are about: units of gold, each with its own label, or segments of annotations. */
function partsOf({ columns }: ImportSettings): 'gold' | 'annotations' | null {
  if (columns.includes('segment_verdict')) return 'gold';
  return columns.includes('annotation_index') ? 'annotations' : null;
}

const isOneOf = (formats: readonly string[], { values }: SourceRow): boolean =>
  formats.includes(String(values.get('format')));
const isNativeRow = (row: SourceRow): boolean => isOneOf([...NATIVE_FORMATS, ...SAFE_FORMATS], row);

/** A row of a table for spreadsheets with its cells as they were. */
function restored(row: SourceRow): SourceRow {
  if (row.fault || !isOneOf(SAFE_FORMATS, row)) return row;
  const values = new Map([...row.values].map(([column, cell]) => [column, restoreCell(String(cell))]));
  return { line: row.line, fault: row.fault, excerpt: '', values };
}

/** A record of the native format that is no sample: the project, its guidelines, its rounds. */
const isOfProject = (row: SourceRow): boolean =>
  row.fault === null &&
  isNativeRow(row) &&
  ![undefined, '', 'sample'].includes(row.values.get('record') as string);
