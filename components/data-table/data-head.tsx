'use client';

import { type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { cx } from '@/components/ui/cx';
import { type TableFeatures } from './features';
import { pageState, type Selection, withRows } from './selection';

interface Props<Row extends { id: string }> {
  headers: readonly Header<TableFeatures, Row, unknown>[];
  /** A prop: read from the column, which stays the same object, it would not be drawn again. */
  sort: { id: string; desc: boolean };
  page: readonly string[];
  selection?: { value: Selection; onChange: (next: Selection) => void };
}

const HEAD =
  'sticky top-0 z-10 h-8 border-b border-line bg-canvas px-3 text-xs font-medium whitespace-nowrap text-ink-3 @max-2xl:static @max-2xl:flex @max-2xl:items-center @max-2xl:border-0 @max-2xl:bg-transparent';

/** The heads of the columns; among cards only those that sort are left. */
export function DataHead<Row extends { id: string }>({ headers, sort, page, selection }: Props<Row>) {
  const t = useTranslations('table');
  const state = selection ? pageState(selection.value, page) : 'none';
  return (
    <thead
      role="rowgroup"
      className={
        // A row without a cell is none to a screen reader.
        selection || headers.some(({ column }) => column.getCanSort())
          ? '@max-2xl:block @max-2xl:border-b @max-2xl:border-line @max-2xl:bg-canvas'
          : '@max-2xl:hidden'
      }
    >
      <tr role="row" aria-rowindex={1} className="@max-2xl:flex @max-2xl:flex-wrap">
        {selection && (
          <th role="columnheader" scope="col" className={cx(HEAD, 'w-8 pr-0')}>
            <Checkbox
              aria-label={t('selectPage')}
              checked={state === 'all'}
              indeterminate={state === 'some'}
              onCheckedChange={(checked) => selection.onChange(withRows(selection.value, page, checked))}
            />
          </th>
        )}
        {headers.map(({ id, column }) => (
          <ColumnHead
            key={id}
            label={column.columnDef.meta?.label ?? id}
            sorted={column.id === sort.id && (sort.desc ? 'desc' : 'asc')}
            onSort={column.getCanSort() ? column.getToggleSortingHandler() : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps {
  label: string;
  sorted: false | 'asc' | 'desc';
  onSort?: (event: unknown) => void;
}

function ColumnHead({ label, sorted, onSort }: ColumnHeadProps) {
  if (!onSort)
    return (
      <th role="columnheader" scope="col" className={cx(HEAD, '@max-2xl:hidden')}>
        {label}
      </th>
    );
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
      className={HEAD}
    >
      <button
        type="button"
        onClick={onSort}
        className={cx(
          '-mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-ink',
          sorted && 'text-ink',
        )}
      >
        {label}
        <Arrow aria-hidden className={cx('size-3', !sorted && 'opacity-0')} />
      </button>
    </th>
  );
}
