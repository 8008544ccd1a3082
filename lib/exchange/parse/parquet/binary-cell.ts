import { UNREADABLE } from '../decoder';

/** A value of bytes that are no text. A row is rejected where such a column is mapped; as metadata it is left out. */
export class BinaryCell {
  /** The text that is never taken. */
  readonly marked = UNREADABLE;

  toJSON(): undefined {
    return undefined;
  }
}
