import type { RowSchema } from './format';

/** Fields of a row in their order: the name of each, in a table and in a list alike, and its value. */
export type RowFields<Row> = readonly (readonly [name: string, value: (row: Row) => unknown])[];

/** The schema of rows that hold the same fields in a table and in a list. `rowsOf`: the rows that one of the source makes. */
export function rowSchema<Source, Row>(
  fields: RowFields<Row>,
  rowsOf: (source: Source) => readonly Row[],
): RowSchema<Source> {
  return {
    columns: fields.map(([name]) => name),
    mark: null,
    toTable: (source) => rowsOf(source).map((row) => fields.map(([, value]) => value(row))),
    toObjects: (source) =>
      rowsOf(source).map((row) => Object.fromEntries(fields.map(([name, value]) => [name, value(row)]))),
  };
}
