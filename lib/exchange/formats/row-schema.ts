import type { ColumnType, NestedType } from './column';
import type { RowSchema } from './format';

/** What the values of a column of each type are. */
interface Values extends Record<ColumnType, unknown> {
  string: string;
  integer: number;
  number: number;
  boolean: boolean;
  timestamp: string;
}
type RowField<Row> = {
  [T in ColumnType]: readonly [
    name: string,
    type: T,
    value: (row: Row) => Values[T] | null,
    nested?: T extends 'json' ? NestedType : never,
  ];
}[ColumnType];

/** Fields of a row in their order: the name of each, in a table and in a list alike, its type, its value and what that is made of. */
export type RowFields<Row> = readonly RowField<Row>[];

/** The schema of rows that hold the same fields in a table and in a list. `rowsOf`: the rows that one of the source makes. */
export function rowSchema<Source, Row>(
  fields: RowFields<Row>,
  rowsOf: (source: Source) => readonly Row[],
): RowSchema<Source> {
  // Taken out once: to destructure a field for each cell takes longer than most values do.
  const values = fields.map(([, , value]) => value);
  const cellsOf = (row: Row): unknown[] => values.map((value) => value(row));
  return {
    columns: fields.map(([name, type, , nested]) => ({ name, type, ...(nested && { nested }) })),
    mark: null,
    toTable: (source) => rowsOf(source).map(cellsOf),
    toObjects: (source) =>
      rowsOf(source).map((row) => Object.fromEntries(fields.map(([name, , value]) => [name, value(row)]))),
  };
}
