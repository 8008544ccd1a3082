/**
 * Where a row group ends. Its text bounds the memory that writing takes, which rows alone would not: a reference may have a million
 * characters.
 */
export const GROUP_LIMITS = { bytes: 4 * 1024 * 1024, rows: 2_000 };

/** Rows by their columns, until they are written as one row group. */
export function rowGroup(width: number) {
  const columns: unknown[][] = Array.from({ length: width }, () => []);
  const held: number[] = [];
  let [bytes, rows] = [0, 0];
  return {
    columns,
    add(cells: readonly unknown[]): void {
      for (let at = 0; at < width; at += 1) {
        const [column, cell] = [columns[at]!, cells[at]];
        const isSame = rows > 0 && cell === column[rows - 1];
        if (!isSame) held[at] = heldBytes(cell);
        // The texts of a sample stand in each of its rows and are held, and written, once.
        if (!isSame || typeof cell !== 'string') bytes += held[at]!;
        column.push(cell);
      }
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
