/**
 * Writes the cells of a table's rows, one row after another. A cell that is the very one above it is written as that was, since what
 * belongs to a sample stands in each of its rows. The row that comes back is the same one each time.
 */
export function asAbove<Written>(
  write: (cell: unknown, column: number) => Written,
): (cells: readonly unknown[]) => readonly Written[] {
  const above: unknown[] = [];
  const written: Written[] = [];
  return (cells) => {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column];
      if (column < written.length && Object.is(cell, above[column])) continue;
      above[column] = cell;
      written[column] = write(cell, column);
    }
    written.length = cells.length;
    return written;
  };
}
