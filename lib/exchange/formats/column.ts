import { z } from 'zod';

/** What the cells of a column are; any of them may be empty. */
export type ColumnType =
  | 'string'
  /** Within the 32 bits of PostgreSQL's `int`. */
  | 'integer'
  | 'number'
  | 'boolean'
  /** A moment in ISO 8601. */
  | 'timestamp'
  /** A list, an object, or values of several types. */
  | 'json';

/** What the cells of a column are made of, where all of them are alike; any part may be empty. */
export type NestedType =
  | Exclude<ColumnType, 'json' | 'timestamp'>
  | { list: NestedType }
  | { struct: Readonly<Record<string, NestedType>> };

/** A column of a table. */
export interface Column {
  name: string;
  type: ColumnType;
  /** Of lists and objects that are all alike; for formats that can type them. */
  nested?: NestedType;
}

/** The type of the column whose cells a schema describes, as they stand in a file. */
export function columnTypeOf(schema: z.ZodType): ColumnType {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { type: types, format } = (json.anyOf?.find((one) => one.type !== 'null') ?? json) as typeof json;
  const [type, ...others] = [types].flat().filter((one) => one !== 'null');
  if (others.length > 0) return 'json';
  if (type === 'string') return format === 'date-time' ? 'timestamp' : 'string';
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'json';
}
