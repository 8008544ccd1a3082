import { AppFailure } from '@/lib/errors';
import { type FileBytes, memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import { detectFile } from '@/lib/exchange/dialect/detect-file';
import { type NativeUnit } from '@/lib/exchange/contents/native/parse/unit';
import { previewCells, previewRow, rejectedRow } from '@/lib/exchange/import/preview';
import { fileRows } from '@/lib/exchange/parse/file-rows';
import { openRecords } from '@/lib/exchange/convert/record-source';
import { Notes } from '@/lib/exchange/import/import-notes';
import { readsColumns } from '@/lib/exchange/presets/registry';
import { isFault, draftSample } from '@/lib/exchange/import/draft-sample';
import { previewFile } from '@/lib/exchange/import/preview-file';
import { type ImportSettings } from '@/lib/exchange/dialect/settings';
import { unstorableIn } from '@/lib/storable';

const NOW = '2026-01-01T00:00:00.000Z';

/** What an import makes of a file: every row, taken or rejected, as the database and the screen would get it. */
export interface Read {
  rows: number;
  /** Rows that are neither accepted nor rejected, or are accepted and cannot be stored. */
  lost: number;
  /** All of it as text, to be compared. */
  outcome: string;
}

/** Reads a file as its import does, in pieces of so many bytes; null for what is refused in words. */
export async function readFile(bytes: Uint8Array, piece: number): Promise<Read | null> {
  const file = { ...memoryBytes(bytes), stream: () => pieces(bytes, piece) };
  try {
    const settings = await detectFile(file);
    return await (readsColumns(settings) ? readPlain(file, settings) : readRecords(file, settings));
  } catch (thrown) {
    if (thrown instanceof AppFailure && thrown.error.code === 'invalid') return null;
    throw thrown;
  }
}

async function readPlain(file: FileBytes, settings: ImportSettings): Promise<Read> {
  const outcome: unknown[] = [];
  let [rows, lost] = [0, 0];
  for await (const group of fileRows(file, settings))
    for (const row of group) {
      rows += 1;
      const place = { line: row.line, position: rows };
      const cells = previewCells(row, settings.columns);
      const read = draftSample(row, settings);
      const stored = isFault(read) ? [read, row.excerpt] : [read, JSON.parse(read.metadata)];
      if (unstorableIn(stored)) lost += 1;
      const shown = isFault(read) ? rejectedRow(place, read, cells) : previewRow(place, read, null, cells);
      outcome.push(stored, shown);
    }
  return { rows, lost, outcome: JSON.stringify([settings, outcome]) };
}

async function readRecords(file: FileBytes, settings: ImportSettings): Promise<Read> {
  const source = { file, fileName: 'file', settings, second: null };
  const { reader, rows: groups } = await openRecords(source, NOW, new Notes());
  const units: NativeUnit[] = [];
  let rows = 0;
  for await (const group of groups())
    units.push(...reader.push(group.map((row) => ({ ...row, position: (rows += 1) }))));
  units.push(...reader.end());
  const told = new Set<number>();
  for (const { parts, rejected } of units)
    for (const { position } of [...parts.flatMap((part) => part.rows), ...rejected.map(({ row }) => row)])
      told.add(position);
  const preview = await previewFile(file, settings);
  const taken = units.map(({ sample, content, rejected }) => [
    sample,
    content,
    rejected.map(({ faults }) => faults),
  ]);
  const unfit = taken.some(([sample, content]) => unstorableIn([sample, content]) !== null);
  return {
    rows,
    lost: rows - told.size + (unfit ? 1 : 0),
    outcome: JSON.stringify([settings, taken, preview]),
  };
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
