'use client';

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { saveCsv } from './save-csv';

interface Props {
  /** Name of the file, without its ending. */
  name: string;
  /** Heads first. */
  rows: readonly (readonly (string | number | null)[])[];
  children: ReactNode;
}

/** Saves a table as a CSV file that a spreadsheet can open safely. */
export function CsvButton({ name, rows, children }: Props) {
  return (
    <Button size="sm" variant="quiet" onClick={() => saveCsv(name, rows)}>
      <Download aria-hidden />
      {children}
    </Button>
  );
}
