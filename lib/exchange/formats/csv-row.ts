/**
 * Characters that make a spreadsheet take a cell for a formula, full-width ones too, also behind apostrophes and white
 * space.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** One row of CSV (RFC 4180, CRLF), lists and objects as JSON; `safe` puts an apostrophe before cells that a spreadsheet would run. */
export function csvRow(cells: readonly unknown[], safe: boolean): string {
  return `${cells.map((cell) => csvCell(cellText(cell), safe)).join(',')}\r\n`;
}

/** The same for the rows of a table, one after another: a cell that is the very one above it is written as that was. */
export function csvRowWriter(safe: boolean): (cells: readonly unknown[]) => string {
  const above: unknown[] = [];
  const texts: string[] = [];
  return (cells) => {
    cells.forEach((cell, at) => {
      if (cell === above[at] && at in above) return;
      above[at] = cell;
      texts[at] = csvCell(cellText(cell), safe);
    });
    return `${texts.join(',')}\r\n`;
  };
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

function csvCell(text: string, safe: boolean): string {
  const cell = safe && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
