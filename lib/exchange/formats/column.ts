import { z } from 'zod';

/** What the cells of a column are; any of them may be empty. */
export type ColumnType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  /** A moment in ISO 8601. */
  | 'timestamp'
  /** A list, an object, or values of several types. */
  | 'json';

/** A column of a table. */
export interface Column {
  name: string;
  type: ColumnType;
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
