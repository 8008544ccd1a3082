/**
 * Characters that make a spreadsheet take a cell for a formula, full-width ones too, also behind apostrophes and white
 * space.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** One row of CSV (RFC 4180, CRLF), lists and objects as JSON; `safe` puts an apostrophe before cells that a spreadsheet would run. */
export function csvRow(cells: readonly unknown[], safe: boolean): string {
  return `${cells.map((cell) => csvCell(cell, safe)).join(',')}\r\n`;
}

/** The text of a value in a table; nothing for null. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean);
}

/** Takes away the apostrophe that `safe` put before a cell; exactly what it was before. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** The mark of a table whose cells are neutralised, so that an import restores them. */
export const safeMark = (mark: string): string => `${mark} spreadsheet-safe`;

/** A value as it stands in a row. */
export function csvCell(value: unknown, safe: boolean): string {
  const text = cellText(value);
  const cell = safe && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
