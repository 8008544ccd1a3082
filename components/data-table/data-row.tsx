'use client';

import { type Cell, FlexRender } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { cx } from '@/components/ui/cx';
import { type ColumnLook, type TableFeatures } from './features';

interface Props {
  id: string;
  // A row's cells are drawn whatever the row holds.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  cells: readonly Cell<TableFeatures, any, unknown>[];
  name: string;
  /** Among all rows of all pages, the head's included, from 1. */
  place: number;
  active: boolean;
  open: boolean;
  /** Null where rows cannot be chosen. */
  selected: boolean | null;
}

const CELL =
  'h-8 border-b border-line px-3 py-1 in-data-[density=comfortable]:h-12 @max-2xl:block @max-2xl:h-auto! @max-2xl:border-0 @max-2xl:p-0';
const CARD: Record<NonNullable<ColumnLook['card']>, string> = {
  title: '@max-2xl:grow @max-2xl:basis-1/2 @max-2xl:font-medium',
  'own-line': '@max-2xl:basis-full @max-2xl:max-w-full! @max-2xl:min-w-0!',
  line: '@max-2xl:empty:hidden',
  none: '@max-2xl:hidden',
};

/** One row; drawn again only when something about it changed. */
export const DataRow = memo(function DataRow(props: Props) {
  const { id, active, open, selected } = props;
  const t = useTranslations('table');
  return (
    <tr
      role="row"
      data-row={id}
      aria-rowindex={props.place}
      aria-selected={selected ?? undefined}
      aria-current={open || undefined}
      tabIndex={active ? 0 : -1}
      className={cx(
        'group/row scroll-mt-8 -outline-offset-2 hover:bg-hover',
        'border-line @max-2xl:relative @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:gap-y-1.5 @max-2xl:border-b @max-2xl:px-3 @max-2xl:py-2.5',
        selected !== null && '@max-2xl:pl-10',
        selected && 'bg-accent-soft hover:bg-accent-soft',
        open && 'bg-selected-soft shadow-[inset_3px_0_0_var(--color-accent)] hover:bg-selected-soft',
      )}
    >
      {selected !== null && (
        <td role="gridcell" className={cx(CELL, 'w-8 pr-0 @max-2xl:absolute @max-2xl:top-3 @max-2xl:left-3')}>
          <Checkbox
            tabIndex={-1}
            aria-label={t('selectRow', { name: props.name })}
            checked={selected}
            className="align-middle"
          />
        </td>
      )}
      {props.cells.map((cell) => {
        const { className, card = 'line' } = cell.column.columnDef.meta ?? {};
        return (
          <td key={cell.id} role="gridcell" className={cx(CELL, className, CARD[card])}>
            <FlexRender cell={cell} />
          </td>
        );
      })}
    </tr>
  );
});
