import type { NestedType } from '@/lib/exchange/formats/column';
import type { RowSchema } from '@/lib/exchange/formats/format';
import { type RowFields, rowSchema } from '@/lib/exchange/formats/row-schema';
import type { SnapshotRecord, SnapshotUnit } from '../../snapshot-line';

/** A table of the folder: one shape, so one config of the `datasets` library. */
export interface FolderTable {
  name: string;
  /** What a row is, for the card. */
  about: string;
  rows: RowSchema<SnapshotRecord>;
  /** How many rows a record makes. */
  count(record: SnapshotRecord): number;
}

/** A table by its fields; `rowsOf`: the rows that a record makes. */
export function folderTable<Row>(
  name: string,
  about: string,
  fields: RowFields<Row>,
  rowsOf: (record: SnapshotRecord) => readonly Row[],
): FolderTable {
  return { name, about, rows: rowSchema(fields, rowsOf), count: (record) => rowsOf(record).length };
}

/** Fields of a segment that gold and annotations share. */
export const LABELLED: Record<string, NestedType> = {
  text: 'string',
  spans: { list: { struct: { start: 'integer', end: 'integer', quote: 'string' } } },
  fact: 'string',
  logic: 'string',
  error_type: 'string',
};

/** The values of those fields. */
export const labelledOf = ({ text, spans, quotes, fact, logic, error_type }: Labelled) => ({
  text,
  spans: withQuotes(spans, quotes),
  fact,
  logic,
  error_type,
});

type Labelled = Pick<SnapshotUnit, 'text' | 'spans' | 'quotes' | 'fact' | 'logic' | 'error_type'>;

/** Places in code points, each with its quoted text. */
const withQuotes = (places: readonly (readonly number[])[], quotes: readonly string[]) =>
  places.map(([start, end], at) => ({ start, end, quote: quotes[at] ?? null }));
