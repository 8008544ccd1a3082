import { EXACT_FORMAT } from '../record';
import type { Format } from '../settings';

/** True where a text begins with a line of the exact JSON as the studio writes it, however long the line is. */
export function beginsExactLine(text: string): boolean {
  return text.trimStart().startsWith(`{"format":"${EXACT_FORMAT}"`);
}

const OF_TABLE = ['format', 'annotation_index', 'segment_id', 'method_run'];
const OF_JSON = ['format', 'id', 'annotations'];

/** True for an exact export of the studio, by its columns or keys and its mark. */
export function isExact(text: string, format: Format, columns: readonly string[]): boolean {
  if (format === 'table') return OF_TABLE.every((column) => columns.includes(column));
  if (beginsExactLine(text)) return true;
  return OF_JSON.every((column) => columns.includes(column)) && text.includes(`"${EXACT_FORMAT}"`);
}
