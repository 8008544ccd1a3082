import type { Cells } from '../parse/cells';

/** Makes the JSON value of a field out of the cell in its column. */
export type CellReader = (cells: Cells, column: string) => unknown;

export const textCell: CellReader = (cells, column) => cells.text(column);
/** Null for an empty cell. */
export const wordCell: CellReader = (cells, column) => cells.word(column);
export const numberCell: CellReader = (cells, column) => cells.number(column);
export const flagCell: CellReader = (cells, column) => cells.flag(column);
export const jsonCell: CellReader = (cells, column) => cells.json(column);

// Columns that earlier files do not have: null there.
export const laterWordCell: CellReader = (cells, column) => cells.laterWord(column);
export const laterJsonCell: CellReader = (cells, column) => cells.later(column);

/** A value in place of null. */
export const or =
  (read: CellReader, value: unknown): CellReader =>
  (cells, column) =>
    read(cells, column) ?? value;
/** Undefined where the table does not have the column. */
export const ifThere =
  (read: CellReader): CellReader =>
  (cells, column) =>
    cells.ifThere(column, (at) => read(cells, at));
