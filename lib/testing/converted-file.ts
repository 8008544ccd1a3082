import { memoryBytes } from '@/lib/exchange/bytes/file-bytes';
import type { NativeLine } from '@/lib/exchange/convert/conversion';
import { openRecords } from '@/lib/exchange/convert/record-source';
import type { NativeSample } from '@/lib/exchange/contents/native/parse/parse-record';
import { detectFile } from '@/lib/exchange/dialect/detect-file';
import type { ToldOfFile } from '@/lib/exchange/dialect/settings';
import { type ImportNote, Notes } from '@/lib/exchange/import/import-notes';
import type { Fault } from '@/lib/exchange/parse/reject';

export const CONVERTED_AT = '2026-01-02T03:04:05.000Z';

interface Given {
  fileName?: string;
  second?: string;
  told?: ToldOfFile;
}

export interface ConvertedFile {
  preset: string;
  /** The records that the rows become, and the samples that the native reader makes of them. */
  lines: NativeLine[];
  samples: NativeSample[];
  rejected: { line: number; faults: Fault[] }[];
  notes: ImportNote[];
  unit: string | null;
}

/** What an import makes of a file of another tool, detected by what it holds. */
export async function convertedFile(text: string, given: Given = {}): Promise<ConvertedFile> {
  const file = memoryBytes(Buffer.from(text));
  const settings = { ...(await detectFile(file)), told: given.told };
  const other = given.second === undefined ? null : memoryBytes(Buffer.from(given.second));
  const second = other && { file: other, settings: await detectFile(other) };
  const notes = new Notes();
  const source = { file, fileName: given.fileName ?? 'file', settings, second };
  const { reader, rows, unit } = await openRecords(source, CONVERTED_AT, notes);
  const converted: ConvertedFile = {
    ...{ preset: settings.preset, lines: [], samples: [], rejected: [] },
    ...{ notes: [], unit },
  };
  let position = 0;
  for await (const group of rows()) {
    const good = group.filter(({ fault }) => fault === null);
    converted.lines.push(...good.map(({ values }) => Object.fromEntries(values) as unknown as NativeLine));
    for (const unit of reader.push(group.map((row) => ({ ...row, position: (position += 1) })))) {
      if (unit.sample) converted.samples.push(unit.sample);
      converted.rejected.push(...unit.rejected.map(({ row, faults }) => ({ line: row.line, faults })));
    }
  }
  return { ...converted, notes: notes.all() };
}

/** Objects as JSON Lines. */
export const jsonLines = (...rows: unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
