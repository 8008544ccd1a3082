'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { countSelected, EVERYTHING, NOTHING, pageState, type Selection } from './selection';

interface Props {
  value: Selection;
  onChange: (next: Selection) => void;
  page: readonly string[];
  /** Of all pages. */
  total: number;
  /** What can be done to the rows that are chosen. */
  children: ReactNode;
}

/** How many rows are chosen, the way to all that match, and what can be done to them. Keeps its place when nothing is. */
export function SelectionLine({ value, onChange, page, total, children }: Props) {
  const t = useTranslations('table');
  const count = countSelected(value, total);
  const more = value.kind === 'some' && pageState(value, page) === 'all' && count < total;
  return (
    <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span role="status" className="num font-medium">
        {count > 0 ? t('selected', { count }) : ''}
      </span>
      {count > 0 && (
        <>
          {more && (
            <Button variant="quiet" size="sm" onClick={() => onChange(EVERYTHING)}>
              {t('selectAll', { total })}
            </Button>
          )}
          {children}
          <Button variant="quiet" size="sm" onClick={() => onChange(NOTHING)}>
            {t('clearSelection')}
          </Button>
        </>
      )}
    </div>
  );
}
