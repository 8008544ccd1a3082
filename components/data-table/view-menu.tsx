'use client';

import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Menu, MenuCheckbox, MenuLabel, MenuRadioGroup, MenuSeparator } from '@/components/ui/overlay/menu';
import { type ColumnLook } from './features';
import { DENSITIES, type TableLook } from './table-look';

interface Props<Size extends number> {
  look: TableLook;
  onLook: (look: TableLook) => void;
  columns: readonly { id?: string; enableHiding?: boolean; meta?: Pick<ColumnLook, 'label'> }[];
  size: Size;
  sizes: readonly Size[];
  onSize: (size: Size) => void;
}

/** How the table looks: the columns that can be hidden, height of the rows, rows a page. */
export function ViewMenu<Size extends number>({ look, onLook, columns, size, sizes, onSize }: Props<Size>) {
  const t = useTranslations('table');
  const hideable = columns.flatMap(({ id, meta, enableHiding }) =>
    id && meta && enableHiding !== false ? [{ id, label: meta.label }] : [],
  );
  return (
    <Menu
      trigger={
        <Button aria-label={t('view')}>
          <Settings2 aria-hidden />
          <span className="max-sm:hidden">{t('view')}</span>
        </Button>
      }
    >
      <MenuLabel>{t('columns')}</MenuLabel>
      {hideable.map(({ id, label }) => (
        <MenuCheckbox
          key={id}
          checked={look.columns[id] ?? true}
          onCheckedChange={(shown) => onLook({ ...look, columns: { ...look.columns, [id]: shown } })}
        >
          {label}
        </MenuCheckbox>
      ))}
      <MenuSeparator />
      <MenuRadioGroup
        label={t('density')}
        value={look.density}
        onValueChange={(density) => onLook({ ...look, density })}
        options={DENSITIES.map((density) => ({ value: density, label: t(density) }))}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('pageSize')}
        value={String(size)}
        onValueChange={(next) => onSize(sizes.find((count) => String(count) === next) ?? size)}
        options={sizes.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </Menu>
  );
}
