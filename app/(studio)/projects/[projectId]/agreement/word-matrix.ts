import { axisName, axisOf } from '@/lib/agreement/cell';
import type { Depth, Word } from '@/lib/agreement/word';

export interface WordMatrix {
  rows: string[];
  columns: string[];
  count: (row: string, column: string) => number;
  most: number;
}

/**
 * Counts of pairs of words, fallen together at a depth. With `mirrored` each pair stands on both sides of the diagonal, as it says
 * nothing of who is right.
 */
export function wordMatrix(
  cells: readonly (readonly [Word, Word, number])[],
  depth: Depth,
  { mirrored }: { mirrored: boolean },
): WordMatrix {
  const counts = new Map<string, number>();
  const [left, right] = [new Set<string>(), new Set<string>()];
  const add = (row: string, column: string, n: number): void => {
    left.add(row);
    right.add(column);
    counts.set(`${row}|${column}`, (counts.get(`${row}|${column}`) ?? 0) + n);
  };
  for (const [a, b, n] of cells) {
    const [row, column] = [axisName(a, depth), axisName(b, depth)];
    add(row, column, n);
    if (mirrored && row !== column) add(column, row, n);
  }
  return {
    ...{ rows: axisOf(depth, left), columns: axisOf(depth, right) },
    count: (row, column) => counts.get(`${row}|${column}`) ?? 0,
    most: Math.max(1, ...counts.values()),
  };
}
