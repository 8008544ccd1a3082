import { bytePieces } from '@/lib/text/utf8';
import { asAbove } from './as-above';
import { csvCell } from './csv-row';

/** A text of so many UTF-16 units or more is encoded once, and its bytes copied to each row below that holds it too. */
const LONG = 128;

/** The bytes of a table's rows, one after another, as `csvRow` writes them. */
export function csvBytes(safe: boolean) {
  const written = asAbove((cell): string | Buffer => {
    const text = csvCell(cell, safe);
    return text.length < LONG ? text : Buffer.from(text);
  });
  const { addText, addBytes, taken, rest } = bytePieces();
  return {
    addText,
    addRow(cells: readonly unknown[]): void {
      let [short, comma] = ['', ''];
      for (const own of written(cells)) {
        short += comma;
        comma = ',';
        if (typeof own === 'string') short += own;
        else {
          addText(short);
          addBytes(own);
          short = '';
        }
      }
      addText(`${short}\r\n`);
    },
    taken,
    rest,
  };
}
