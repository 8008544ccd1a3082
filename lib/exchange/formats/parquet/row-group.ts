/**
 * Where a row group ends. Its text bounds the memory that writing takes, which rows alone would not: a reference may have a million
 * characters.
 */
export const GROUP_LIMITS = { bytes: 4 * 1024 * 1024, rows: 2_000 };

/** Rows by their columns, until they are written as one row group. */
export function rowGroup(width: number) {
  const columns: unknown[][] = Array.from({ length: width }, () => []);
  let [bytes, rows] = [0, 0];
  return {
    columns,
    add(cells: readonly unknown[]): void {
      columns.forEach((column, at) => {
        const cell = cells[at];
        // The texts of a sample stand in each of its rows and are held, and written, once.
        if (typeof cell !== 'string' || cell !== column[rows - 1]) bytes += heldBytes(cell);
        column.push(cell);
      });
      rows += 1;
    },
    isFull: (): boolean => bytes >= GROUP_LIMITS.bytes || rows >= GROUP_LIMITS.rows,
    isEmpty: (): boolean => rows === 0,
  };
}

/** About what a cell takes: its texts in UTF-8, and eight bytes for anything else in it. */
export function heldBytes(cell: unknown): number {
  if (typeof cell === 'string') return Buffer.byteLength(cell);
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return 8;
  return Object.values(cell).reduce((sum: number, part) => sum + heldBytes(part), 8);
}
