import type { z } from 'zod';
import type { NestedType } from '../../../formats/column';
import type { Cells } from '../parse/cells';
import type { CellReader } from './cell';

/** A field of the native format: all that JSON, tables, the reader, the database and the published schema need to know of it. */
export interface NativeField<From, Context, Stored extends string = string> {
  /** As a file has it; what has a default may be left away. */
  schema: z.ZodType;
  /** Its value in a file. */
  write(from: From, context: Context): unknown;
  /** Its column in a table, where it has another name there. */
  column?: string;
  /** What its cells are made of; absent of those that stay JSON in every table. */
  nested?: NestedType;
  /** How its cell is read; absent for derived fields, which an import ignores. */
  cell?: CellReader;
  /** What it is called in the studio, where it is kept as it stands in a file. */
  stored?: Stored;
  /** The type of its column in the database, which has the name of `stored`. */
  sql?: string;
  /** Two annotations that differ in it do not say the same. */
  compared?: true;
}
export type Fields = Record<string, NativeField<never, never>>;
type Written<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['write']> };

/** A field that a file holds as the studio does. */
export const keptOf =
  <From extends object>() =>
  <K extends keyof From & string, S extends z.ZodType<From[K]>, Rest extends object>(
    stored: K,
    schema: S,
    rest: Rest,
  ) => ({
    stored,
    schema,
    write: (from: From) => (from[stored] ?? null) as Exclude<From[K], undefined>,
    ...rest,
  });

export const schemasOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    [K in keyof F]: F[K]['schema'];
  };

/** Writes all fields of a table of them, in its order; into a record that is there, if one is given. */
export function writerOf<From, Context>() {
  return <F extends Record<string, NativeField<From, Context>>>(fields: F) => {
    const [names, written] = [Object.keys(fields), Object.values(fields)];
    return <Into extends object>(from: From, context: Context, into?: Into): Into & Written<F> => {
      const record = (into ?? {}) as Record<string, unknown>;
      for (let at = 0; at < names.length; at += 1) record[names[at]!] = written[at]!.write(from, context);
      return record as Into & Written<F>;
    };
  };
}

/** The fields that the studio keeps as they stand in a file, under its own names. */
export function storedOf<F extends Fields>(fields: F, values: Record<string, unknown>) {
  const stored: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields))
    if (field.stored !== undefined) stored[field.stored] = values[name];
  return stored as {
    [K in keyof F as F[K] extends { stored: infer S extends string } ? S : never]: StoredValue<F[K]>;
  };
}
type StoredValue<One> = One extends { schema: infer S extends z.ZodType } ? z.output<S> : never;

/** The column of each field, by its name in JSON. */
export const columnPairs = (fields: Fields): [name: string, column: string][] =>
  Object.entries(fields).map(([name, { column }]) => [name, column ?? name]);

/** The columns that an import reads. */
export const readColumnsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { cell, column }]) => (cell ? [column ?? name] : []));

/** The JSON of the cells of a row. */
export const readerOf = (fields: Fields) => {
  const read = Object.entries(fields).flatMap(([name, { cell, column }]) =>
    cell ? [[name, column ?? name, cell] as const] : [],
  );
  return (cells: Cells): Record<string, unknown> =>
    Object.fromEntries(read.map(([name, column, cell]) => [name, cell(cells, column)]));
};

/** What the database keeps as it stands: column and type. */
export const sqlColumnsOf = (fields: Fields): [column: string, type: string][] =>
  Object.values(fields).flatMap(({ stored, sql }) =>
    stored && sql ? [[stored, sql] as [string, string]] : [],
  );
