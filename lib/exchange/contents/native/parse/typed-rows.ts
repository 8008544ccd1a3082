import type { z } from 'zod';
import { ANNOTATION_FIELDS } from '../fields/annotation-fields';
import type { Fields } from '../fields/field';
import { LABEL_FIELDS } from '../fields/label-fields';
import { SAMPLE_FIELDS } from '../fields/sample-fields';
import { SEGMENT_FIELDS } from '../fields/segment-fields';
import type { NativeRow, UnitReader } from './unit';

/** What a cell holds that a typed table has as lists and structs, by its column. */
const NESTED = new Map(
  [SAMPLE_FIELDS, ANNOTATION_FIELDS, SEGMENT_FIELDS, LABEL_FIELDS].flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([name, { column = name, nested, schema }]) =>
      nested ? [[column, schema] as const] : [],
    ),
  ),
);

/** Reads a native table whose cells have types, as Parquet has them, by the reader of one whose cells are texts. */
export const typedReader = (reader: UnitReader): UnitReader => ({
  push: (rows) => reader.push(rows.map(asTexts)),
  end: () => reader.end(),
});

function asTexts(row: NativeRow): NativeRow {
  const values = new Map([...row.values].map(([column, value]) => [column, cellOf(column, value)]));
  const { line, position, fault } = row;
  return {
    line,
    position,
    fault,
    values,
    get excerpt() {
      return row.excerpt;
    },
  };
}

function cellOf(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const schema = NESTED.get(column);
  return JSON.stringify(schema ? withoutAbsent(schema, value) : value);
}

/** In a struct every field is there, those that an object does not have as null: these are left out where the schema refuses them. */
const withoutAbsent = (schema: z.ZodType, value: object): object =>
  schema.safeParse(value).success ? value : withoutNulls(value);

function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutNulls(part)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const there = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(there.map(([name, part]) => [name, withoutNulls(part)])) as Value;
}
