/** Marks at which spreadsheets take a cell for a formula, full-width ones too, also behind apostrophes and white space. */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** One row of CSV (RFC 4180, CRLF); `safe` puts an apostrophe before cells that a spreadsheet would run. */
export function csvRow(cells: readonly (string | number | null)[], safe: boolean): string {
  return `${cells.map((cell) => csvCell(cell === null ? '' : String(cell), safe)).join(',')}\r\n`;
}

/** Takes away the apostrophe that `safe` put before a cell; exactly what it was before. */
export function restoreCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function csvCell(text: string, safe: boolean): string {
  const cell = safe && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
