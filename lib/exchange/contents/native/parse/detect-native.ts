import { NATIVE_FORMATS } from '../version';
import { type Format, isTable } from '../../../dialect/settings';

/** True where a text begins with a line of the native format as the studio writes it, however long the line is. */
export function beginsNativeLine(text: string): boolean {
  const start = text.trimStart();
  return NATIVE_FORMATS.some((format) => start.startsWith(`{"format":"${format}"`));
}

const OF_TABLE = ['format', 'annotation_index', 'segment_id', 'method_run'];
const OF_JSON = ['format', 'answer', 'annotations'];

/** True for a file in the native format, by its columns or keys and its mark. */
export function isNative(text: string, format: Format, columns: readonly string[]): boolean {
  if (isTable(format)) return OF_TABLE.every((column) => columns.includes(column));
  if (beginsNativeLine(text)) return true;
  const marked = NATIVE_FORMATS.some((mark) => text.includes(`"${mark}"`));
  return marked && OF_JSON.every((column) => columns.includes(column));
}
