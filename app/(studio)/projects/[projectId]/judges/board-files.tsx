'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/components/charts/save-chart';
import { saveCsv } from '@/components/charts/save-csv';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlay/menu';

interface Props {
  /** Name of the files, without an ending. */
  name: string;
  /** Heads first. */
  rows: readonly (readonly (string | number | null)[])[];
  markdown: string;
  latex: string;
}

/** The table that is shown, as a file: with counts for a spreadsheet, or ready for a paper. */
export function BoardFiles({ name, rows, markdown, latex }: Props) {
  const t = useTranslations('judges.files');
  const save = (ending: string, text: string): void =>
    saveFile(`${name}.${ending}`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet">
          <Download aria-hidden />
          {t('save')}
        </Button>
      }
    >
      <MenuItem onClick={() => saveCsv(name, rows)}>{t('csv')}</MenuItem>
      <MenuItem onClick={() => save('tex', latex)}>{t('latex')}</MenuItem>
      <MenuItem onClick={() => save('md', markdown)}>{t('markdown')}</MenuItem>
    </Menu>
  );
}
