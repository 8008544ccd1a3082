import { axisName, axisOf } from '@/lib/agreement/units/cell';
import type { Granularity, Category } from '@/lib/agreement/units/category';

export interface CategoryMatrix {
  rows: string[];
  columns: string[];
  count: (row: string, column: string) => number;
  most: number;
}

/**
 * Counts of pairs of categories at a granularity. With `mirrored` each pair is on both sides of the diagonal, as
 * neither person is taken to be right.
 */
export function categoryMatrix(
  cells: readonly (readonly [Category, Category, number])[],
  granularity: Granularity,
  { mirrored }: { mirrored: boolean },
): CategoryMatrix {
  const counts = new Map<string, number>();
  const [left, right] = [new Set<string>(), new Set<string>()];
  const add = (row: string, column: string, n: number): void => {
    left.add(row);
    right.add(column);
    counts.set(`${row}|${column}`, (counts.get(`${row}|${column}`) ?? 0) + n);
  };
  for (const [a, b, n] of cells) {
    const [row, column] = [axisName(a, granularity), axisName(b, granularity)];
    add(row, column, n);
    if (mirrored && row !== column) add(column, row, n);
  }
  return {
    rows: axisOf(granularity, left),
    columns: axisOf(granularity, right),
    count: (row, column) => counts.get(`${row}|${column}`) ?? 0,
    most: Math.max(1, ...counts.values()),
  };
}
