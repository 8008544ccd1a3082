import { RunText } from './run-text';
import { TextStore } from './text-store';
import { readingArchive, refuseWorkbook } from './workbook-fault';
import { XLSX_LIMITS } from './xlsx-limits';
import { readXml } from './xml';

/**
 * The texts that cells of a workbook share. They are read only as far as cells ask for: programs write them in the order of their first
 * use, so that a preview reads as little of them as of the sheet.
 */
export class SharedTexts {
  private readonly store = new TextStore();
  private readonly pieces: AsyncGenerator<void>;
  private ended = false;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.pieces = readingArchive(readXml(bytes, this.handler()));
  }

  /** Reads on until the text of this index is there; fails where there is none. */
  async readTo(index: number): Promise<void> {
    while (!this.ended && this.store.count <= index) {
      this.ended = (await this.pieces.next()).done === true;
      if (this.store.bytes > XLSX_LIMITS.shared) refuseWorkbook('workbook_too_large');
    }
    if (!(index < this.store.count)) refuseWorkbook('workbook_broken');
  }

  lengthOf(index: number): number {
    return this.store.lengthOf(index);
  }

  get(index: number): string {
    return this.store.get(index);
  }

  async close(): Promise<void> {
    await this.pieces.return(undefined);
  }

  private handler() {
    const text = new RunText();
    return {
      open: (name: string, attributes: Record<string, string>) => text.open(name, attributes),
      text: (part: string) => {
        text.add(part);
        if (text.length > XLSX_LIMITS.text) refuseWorkbook('workbook_too_large');
      },
      close: (name: string) => {
        text.close(name);
        if (name === 'si') this.store.add(text.take());
      },
    };
  }
}
