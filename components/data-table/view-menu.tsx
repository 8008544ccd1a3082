'use client';

import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Menu, MenuCheckbox, MenuLabel, MenuRadioGroup, MenuSeparator } from '@/components/ui/menu';
import { DENSITIES, type TableLook } from './table-look';

interface Props {
  look: TableLook;
  onLook: (look: TableLook) => void;
  /** The columns that can be hidden. */
  columns: readonly { id: string; label: string }[];
  size: number;
  sizes: readonly number[];
  onSize: (size: number) => void;
}

/** How the table looks: columns, height of the rows, rows a page. */
export function ViewMenu({ look, onLook, columns, size, sizes, onSize }: Props) {
  const t = useTranslations('table');
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
      {columns.map(({ id, label }) => (
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
        onValueChange={(next) => onSize(Number(next))}
        options={sizes.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </Menu>
  );
}
