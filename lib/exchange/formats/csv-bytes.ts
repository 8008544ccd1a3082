import { asAbove } from './as-above';
import { csvCell } from './csv-row';

/** A text of so many UTF-16 units or more is encoded once, and its bytes copied to each row below that holds it too. */
const LONG = 128;
/** About how many bytes are handed out at a time. */
const PIECE = 256 * 1024;

/** The bytes of a table's rows, one after another, as `csvRow` writes them. */
export function csvBytes(safe: boolean) {
  const written = asAbove((cell): string | Buffer => {
    const text = csvCell(cell, safe);
    return text.length < LONG ? text : Buffer.from(text);
  });
  let [piece, at] = [Buffer.allocUnsafe(PIECE), 0];
  let full: Uint8Array[] = [];

  function makeRoom(bytes: number): void {
    if (at + bytes <= piece.length) return;
    full.push(piece.subarray(0, at));
    [piece, at] = [Buffer.allocUnsafe(Math.max(PIECE, bytes)), 0];
  }
  function addText(text: string): void {
    makeRoom(text.length * 3); // the most that UTF-8 takes
    at += piece.write(text, at);
  }
  function addBytes(bytes: Buffer): void {
    makeRoom(bytes.length);
    at += bytes.copy(piece, at);
  }
  return {
    addText,
    addRow(cells: readonly unknown[]): void {
      let short = '';
      for (const [column, own] of written(cells).entries()) {
        if (column > 0) short += ',';
        if (typeof own === 'string') short += own;
        else {
          addText(short);
          addBytes(own);
          short = '';
        }
      }
      addText(`${short}\r\n`);
    },
    /** The pieces that are full. */
    taken(): Uint8Array[] {
      const pieces = full;
      full = [];
      return pieces;
    },
    /** The last piece. */
    rest: (): Uint8Array => piece.subarray(0, at),
  };
}
