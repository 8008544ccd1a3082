import type { SchemaElement } from 'hyparquet-writer';
import type { Column, ColumnType, NestedType } from '../column';

export type Leaf = Exclude<ColumnType, 'json'>;
/** What Parquet writes: a column's nested type, or its type; JSON that has no nested one is a text. */
export type Written = NestedType | Leaf;

export const writtenAs = ({ type, nested }: Column): Written => nested ?? (type === 'json' ? 'string' : type);

/** Each type as Parquet has it, and what the library `datasets` calls it. */
const LEAVES: Record<Leaf, { element: Omit<SchemaElement, 'name'>; dtype: string }> = {
  string: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, dtype: 'string' },
  integer: { element: { type: 'INT32' }, dtype: 'int32' },
  number: { element: { type: 'DOUBLE' }, dtype: 'float64' },
  boolean: { element: { type: 'BOOLEAN' }, dtype: 'bool' },
  timestamp: {
    element: {
      type: 'INT64',
      converted_type: 'TIMESTAMP_MILLIS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    },
    dtype: 'timestamp[ms, tz=UTC]',
  },
};

/** What the library `datasets` calls a type. */
export const dtypeOf = (leaf: Leaf): string => LEAVES[leaf].dtype;

/** The schema of a file with these columns: each, and every part of it, may be empty. */
export const parquetSchema = (columns: readonly Column[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.flatMap((column) => elementsOf(column.name, writtenAs(column))),
];

function elementsOf(name: string, written: Written): SchemaElement[] {
  const own = { name, repetition_type: 'OPTIONAL' } as const;
  if (typeof written === 'string') return [{ ...own, ...LEAVES[written].element }];
  if ('list' in written)
    return [
      { ...own, converted_type: 'LIST', num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      ...elementsOf('element', written.list),
    ];
  const fields = Object.entries(written.struct);
  return [
    { ...own, num_children: fields.length },
    ...fields.flatMap(([field, inner]) => elementsOf(field, inner)),
  ];
}

/** The columns as the library `datasets` describes them in the footer, under the key `huggingface`. */
export const huggingFaceInfo = (columns: readonly Column[]) => ({
  info: {
    features: Object.fromEntries(columns.map((column) => [column.name, featureOf(writtenAs(column))])),
  },
});

type Feature = { dtype: string; _type: 'Value' } | [Feature] | { [field: string]: Feature };

function featureOf(written: Written): Feature {
  if (typeof written === 'string') return { dtype: dtypeOf(written), _type: 'Value' };
  // A list of one feature: versions before 4 do not know `List`, and `Sequence` would turn structs inside out.
  if ('list' in written) return [featureOf(written.list)];
  return Object.fromEntries(
    Object.entries(written.struct).map(([field, inner]) => [field, featureOf(inner)]),
  );
}

/** The type of a column in words, as Arrow has them. */
export const parquetTypeText = (column: Column): string => textOf(writtenAs(column));

function textOf(written: Written): string {
  if (typeof written === 'string') return dtypeOf(written);
  if ('list' in written) return `list<${textOf(written.list)}>`;
  const fields = Object.entries(written.struct).map(([field, inner]) => `${field}: ${textOf(inner)}`);
  return `struct<${fields.join(', ')}>`;
}
