import { xlsxBytes } from './xlsx-bytes';

/** A text as XML and spreadsheet files write it, so that it reads back as it is. */
export const escapedText = (text: string): string =>
  text
    // What reads like an escape, and what XML changes or cannot hold.
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (sign) => `_x${code(sign)}_`)
    .replace(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (half) => `_x${code(half)}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const code = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** A column by its letters: 0 is A, 26 is AA. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** Rows of texts as a spreadsheet file; texts that repeat are shared, or each stands in its cell. Empty ones are left out. */
export function writeRows(rows: readonly (readonly string[])[], inline = false): Buffer {
  const shared = new Map<string, number>();
  const cell = (text: string, at: number, row: number): string => {
    if (text === '') return '';
    const reference = `${columnLetters(at)}${row}`;
    const written = `<t xml:space="preserve">${escapedText(text)}</t>`;
    if (inline) return `<c r="${reference}" t="inlineStr"><is>${written}</is></c>`;
    const index = shared.get(written) ?? shared.size;
    shared.set(written, index);
    return `<c r="${reference}" t="s"><v>${index}</v></c>`;
  };
  const data = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`,
  );
  const texts = [...shared.keys()].map((written) => `<si>${written}</si>`).join('');
  return xlsxBytes({ sheets: [{ name: 'Sheet1', data: data.join('') }], shared: texts });
}
