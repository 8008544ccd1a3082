import { BOARD_COLUMNS, type BoardCellValue } from './board-columns';
import type { BoardShape } from './board-shapes';
import type { BoardFigures } from './view-schema';

interface BoardTableRow {
  /** Index in the judges of the board. */
  judge: number;
  /** In the order of the columns; null where a figure has no value. */
  cells: (BoardCellValue | null)[];
}

export interface BoardTable {
  /** Keys of figures, error types and categories; "generator/NAME" and "recipe/NAME" of a generator and a recipe. */
  columns: string[];
  rows: BoardTableRow[];
}

/** A table of the board in one shape over one subset, best balanced accuracy first: never by accuracy, which a large class decides. */
export function boardTable(board: BoardFigures, shape: BoardShape, subset = 'all'): BoardTable {
  const shown = board.subsets.find(({ key }) => key === subset) ?? board.subsets[0]!;
  const columns = BOARD_COLUMNS[shape](shown.rows);
  const rank = (judge: number): number => shown.rows[judge]!.figures.balancedAccuracy.value ?? -1;
  return {
    columns: columns.map(([key]) => key),
    rows: board.judges
      .map((_, judge) => ({
        judge,
        cells: columns
          .map(([, value]) => value(shown.rows[judge]!, board.details[judge]!))
          .map((value) => (shown.standsFor ? weighted(value) : value)),
      }))
      .sort((one, other) => rank(other.judge) - rank(one.judge)),
  };
}

const weighted = (value: BoardCellValue | null): BoardCellValue | null =>
  value?.kind === 'share' ? { kind: 'share', n: value.n, of: value.of, weighted: true } : value;
