import { nativeReader } from './native-reader';
import type { NativeUnit } from './unit';
import { previewRow, rejectedRow } from '../../../import/preview';
import type { FileBytes } from '../../../bytes/file-bytes';
import { fileRows } from '../../../parse/file-rows';
import type { ImportSettings } from '../../../dialect/settings';
import type { ContentPreview, PreviewRow } from '../../../import/view';

/** What tells no time is shown without one. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/**
 * The first samples of a file in the native format with how many annotations they bring, the first rows that will be rejected,
 * and what stands before them of the whole project; null where nothing does.
 */
export async function previewNative(
  file: FileBytes,
  settings: ImportSettings,
  most: { rows: number; bytes: number },
): Promise<{ rows: PreviewRow[]; content: Omit<ContentPreview, 'fresh'> | null }> {
  const reader = nativeReader(settings.format, NO_TIME);
  const rows: PreviewRow[] = [];
  const content: Omit<ContentPreview, 'fresh'> = { settings: false, people: 0, guidelines: 0, rounds: [] };
  let found = false;
  let position = 0;
  const add = (units: readonly NativeUnit[]): void => {
    rows.push(...units.flatMap(shown));
    for (const { content: record } of units) {
      if (!record) continue;
      found = true;
      if (record.record === 'guideline') content.guidelines += 1;
      if (record.record === 'project')
        Object.assign(content, { settings: true, people: record.people.length });
      if (record.record === 'round') {
        const { number, kind, name } = record;
        content.rounds.push({ number, kind, name });
      }
    }
  };
  for await (const group of fileRows(file, settings, most.bytes)) {
    add(reader.push(group.map((row) => ({ ...row, position: (position += 1) }))));
    if (rows.length >= most.rows) break;
  }
  // What a longer file goes on with is not there to be held against it.
  const whole = settings.format === 'xlsx' || file.size <= most.bytes;
  if (rows.length < most.rows && whole) add(reader.end());
  return { rows: rows.slice(0, most.rows), content: found ? content : null };
}

function shown({ sample, parts, rejected }: NativeUnit): PreviewRow[] {
  const line = parts[0]?.rows[0]?.line;
  const taken = sample && line !== undefined ? [previewRow(line, sample, sample.annotations.length)] : [];
  const refused = rejected.map(({ row, faults }) => rejectedRow(row.line, faults[0]!));
  return [...taken, ...refused].sort((a, b) => a.line - b.line);
}
