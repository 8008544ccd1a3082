import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What a column says of itself beside its header and its cells. */
export interface ColumnLook {
  /** The column's name, in its head and in the menu of columns. */
  label: string;
  /** Class names of its cells, such as a width. */
  className?: string;
  /** Where its cell stands when a row is drawn as a card: first, on a line of its own, among the others, nowhere. */
  card?: 'title' | 'own-line' | 'line' | 'none';
}

/**
 * The features of every table: the server filters, sorts and pages. Selection is our own (selection.ts), as it spans
 * pages that are not loaded.
 */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnLook,
});
export type TableFeatures = typeof features;

/** The helper that declares the columns of a table. */
export const columnHelper = <Row extends { id: string }>() => createColumnHelper<TableFeatures, Row>();
