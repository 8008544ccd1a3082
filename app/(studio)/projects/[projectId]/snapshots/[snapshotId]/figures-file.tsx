'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { saveCsv } from '@/components/charts/save-csv';
import { Button } from '@/components/ui/button';

interface Props {
  /** Name of the file, without an ending. */
  name: string;
  /** Heads first. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** Saves a table as a CSV file. */
export function FiguresFile({ name, rows }: Props) {
  const t = useTranslations('agreement.files');
  return (
    <Button size="sm" variant="quiet" onClick={() => saveCsv(name, rows)}>
      <Download aria-hidden />
      {t('csv')}
    </Button>
  );
}
