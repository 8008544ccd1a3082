/** Begins what a cell without a value says of itself: half a character, so that no readable text begins like that. */
const MARK = '\uDCFE';

/**
 * A cell whose formula came to no value: an error such as #N/A, or a formula that its program never computed. In a column that is kept
 * as metadata it is what the sheet shows; as a text of a sample it is no value, and the row is rejected.
 */
export class CellError {
  constructor(readonly shown: string) {}

  /** The text that is never taken. */
  get marked(): string {
    return MARK + this.shown;
  }

  toJSON(): string {
    return this.shown;
  }
}

/** What the cell behind a text shows; null where the text is one. */
export const shownError = (text: string): string | null => (text.startsWith(MARK) ? text.slice(1) : null);
