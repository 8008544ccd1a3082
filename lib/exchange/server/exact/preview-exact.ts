import { exactReader } from '../../exact/exact-reader';
import type { Unit } from '../../exact/unit';
import { previewRow, rejectedRow } from '../../preview';
import { readRows } from '../../read-rows';
import type { ImportSettings } from '../../settings';
import type { PreviewRow } from '../../view';

/** What tells no time is shown without one. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** The first samples of an exact file with how many annotations they bring, and the first rows that will be rejected. */
export async function previewExact(
  chunks: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
  most: number,
): Promise<PreviewRow[]> {
  const reader = exactReader(settings.format, NO_TIME);
  const rows: PreviewRow[] = [];
  let position = 0;
  for await (const group of readRows(chunks, settings)) {
    const units = reader.push(group.map((row) => ({ ...row, position: (position += 1) })));
    rows.push(...units.flatMap(shown));
    if (rows.length >= most) return rows.slice(0, most);
  }
  return [...rows, ...reader.end().flatMap(shown)].slice(0, most);
}

function shown({ sample, parts, rejected }: Unit): PreviewRow[] {
  const line = parts[0]?.rows[0]?.line;
  const taken = sample && line !== undefined ? [previewRow(line, sample, sample.annotations.length)] : [];
  const refused = rejected.map(({ row, faults }) => rejectedRow(row.line, faults[0]!));
  return [...taken, ...refused].sort((a, b) => a.line - b.line);
}
