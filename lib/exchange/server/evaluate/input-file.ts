import fs from 'node:fs';
import { settingsFor } from '../../dialect/detect';
import { parseRows } from '../../parse/parse-rows';
import { isFault, draftSample, type SampleDraft } from '../../import/draft-sample';
import { EXCERPT_LENGTH, type Fault } from '../../parse/reject';
import { missingFields } from '../../dialect/settings';
import { readHead } from '../../parse/read-head';

/** A row of the file: a sample, or the reason why it is not one. */
export type InputRow = { line: number; position: number } & (
  { draft: SampleDraft } | { fault: Fault; excerpt: string }
);

/** A file of samples that can be read as often as needed; memory holds a piece of it. */
export interface InputFile {
  path: string;
  rows(): AsyncGenerator<InputRow>;
}

/** The names by which the released pipeline calls them. */
const NAMES: Record<string, string> = { reference: 'ref' };

/**
 * Opens a CSV, TSV, JSON or JSONL file, detecting which it is; throws an Error for people when it is none of these or
 * lacks a column.
 */
export async function openInput(path: string, limit: number | null): Promise<InputFile> {
  const { head, settings: detected } = await readHead(fs.createReadStream(path));
  if (!detected) throw new Error(`${path} is no text: spreadsheet files have to be saved as CSV first.`);
  // An exact export is read for its samples; what is said of them in it is not asked for here.
  const settings = settingsFor(head, detected.encoding, { ...detected, exact: false });
  const missing = missingFields(settings).map((field) => NAMES[field] ?? field);
  if (settings.columns.length === 0) throw new Error(`${path}: there are no rows in it.`);
  if (missing.length > 0)
    throw new Error(
      `${path}: there is no column for ${missing.join(', ')}; it has ${settings.columns.join(', ')}.`,
    );
  async function* rows(): AsyncGenerator<InputRow> {
    let position = 0;
    for await (const group of parseRows(fs.createReadStream(path), settings))
      for (const row of group) {
        if (position === limit) return;
        position += 1;
        const place = { line: row.line, position };
        const read = draftSample(row, settings);
        if (!isFault(read)) yield { ...place, draft: read };
        else yield { ...place, fault: read, excerpt: row.excerpt.slice(0, EXCERPT_LENGTH) };
      }
  }
  return { path, rows };
}
