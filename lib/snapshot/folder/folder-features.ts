import type { Column, ColumnType, NestedType } from '@/lib/exchange/formats/column';

type Leaf = Exclude<ColumnType, 'json'>;
/** What the library `datasets` calls each type. */
const DTYPES: Record<Leaf, string> = {
  string: 'string',
  integer: 'int32',
  number: 'float64',
  boolean: 'bool',
  timestamp: 'timestamp[ms, tz=UTC]',
};

/** A column of a table, or a field of a struct, as the card of a data set describes it. */
export type Feature = { name: string } & FeatureType;
type FeatureType = { dtype: string } | { struct: Feature[] } | { list: string | Feature[] };

/** The columns of a table as the YAML of a card has them; `list:` of structs, as `sequence:` would turn them inside out. */
export const featuresOf = (columns: readonly Column[]): Feature[] =>
  columns.map(({ name, type, nested }) => ({
    name,
    ...typeOf(nested ?? (type === 'json' ? 'string' : type)),
  }));

function typeOf(type: NestedType | Leaf): FeatureType {
  if (typeof type === 'string') return { dtype: DTYPES[type] };
  if ('struct' in type) return { struct: fieldsOf(type.struct) };
  const { list } = type;
  if (typeof list === 'string') return { list: DTYPES[list] };
  // The form has no list of lists: the studio writes none here.
  if ('list' in list) throw new Error('a list of lists has no feature');
  return { list: fieldsOf(list.struct) };
}

const fieldsOf = (fields: Readonly<Record<string, NestedType>>): Feature[] =>
  Object.entries(fields).map(([name, type]) => ({ name, ...typeOf(type) }));
