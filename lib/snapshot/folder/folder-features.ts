import type { Column, NestedType } from '@/lib/exchange/formats/column';
import { dtypeOf, type Written, writtenAs } from '@/lib/exchange/formats/parquet/parquet-types';

/** A column of a table, or a field of a struct, as the card of a data set describes it. */
export type Feature = { name: string } & FeatureType;
type FeatureType = { dtype: string } | { struct: Feature[] } | { list: string | Feature[] };

/** The columns of a table as the YAML of a card has them; `list:` of structs, as `sequence:` would turn them inside out. */
export const featuresOf = (columns: readonly Column[]): Feature[] =>
  columns.map((column) => ({ name: column.name, ...typeOf(writtenAs(column)) }));

function typeOf(type: Written): FeatureType {
  if (typeof type === 'string') return { dtype: dtypeOf(type) };
  if ('struct' in type) return { struct: fieldsOf(type.struct) };
  const { list } = type;
  if (typeof list === 'string') return { list: dtypeOf(list) };
  // The form has no list of lists: the studio writes none here.
  if ('list' in list) throw new Error('a list of lists has no feature');
  return { list: fieldsOf(list.struct) };
}

const fieldsOf = (fields: Readonly<Record<string, NestedType>>): Feature[] =>
  Object.entries(fields).map(([name, type]) => ({ name, ...typeOf(type) }));
