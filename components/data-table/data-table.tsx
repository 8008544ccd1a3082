'use client';

import { type ColumnDef, useTable } from '@tanstack/react-table';
import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { DataHead } from './data-head';
import { DataRow } from './data-row';
import { type TableFeatures, features } from './features';
import { isSelected, type Selection } from './selection';
import { type TableLook } from './table-look';
import { useRows } from './use-rows';

interface Sort {
  id: string;
  desc: boolean;
}

interface Props<Row extends { id: string }> {
  label: string;
  columns: readonly ColumnDef<TableFeatures, Row, unknown>[];
  rows: readonly Row[];
  /** Rows of all pages, null where they are not counted, and how many of them stand before this page. */
  total: number | null;
  offset: number;
  look: TableLook;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Left away where nothing can be done to many rows. */
  selection?: { value: Selection; onChange: (next: Selection) => void };
  /** What a row is called, for its box. */
  nameOf: (row: Row) => string;
  /** The row that is open beside the table. */
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Another page is on its way. */
  busy?: boolean;
}

/**
 * The table for lists that the server pages, filters and sorts: a grid whose rows take the focus one at a time; on
 * narrow screens rows are drawn as cards. Scrolls inside its own region.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { columns, rows, look, sort, selection, openId, onOpen, onClose, busy = false } = props;
  const table = useTable({
    features,
    columns: columns as ColumnDef<TableFeatures, Row, unknown>[],
    data: rows as Row[],
    getRowId: (row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { columnVisibility: look.columns, sorting: [sort] },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater([sort]) : updater;
      if (next) props.onSort(next);
    },
  });
  const grid = useRef<HTMLTableElement>(null);
  const ids = rows.map(({ id }) => id);
  const { activeId, onKeyDown, onClick, onFocus } = useRows({
    ids,
    grid,
    selection,
    openId,
    onOpen,
    onClose,
  });
  return (
    <div
      role="group"
      aria-label={props.label}
      className="@container relative min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-surface"
    >
      <table
        ref={grid}
        role="grid"
        aria-label={props.label}
        aria-rowcount={props.total === null ? -1 : props.total + 1}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={busy || undefined}
        data-density={look.density}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
        className={cx(
          'w-full border-separate border-spacing-0 text-left text-sm transition-opacity duration-100 @max-2xl:block',
          busy && 'opacity-60',
        )}
      >
        <DataHead
          headers={table.getHeaderGroups()[0]?.headers ?? []}
          sort={sort}
          page={ids}
          selection={selection}
        />
        <tbody role="rowgroup" className="@max-2xl:block">
          {table.getRowModel().rows.map((row, index) => (
            <DataRow
              key={row.id}
              id={row.id}
              cells={row.getVisibleCells()}
              name={props.nameOf(row.original)}
              place={props.offset + index + 2}
              active={row.id === activeId}
              open={row.id === openId}
              selected={selection ? isSelected(selection.value, row.id) : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
