'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lastPage } from './last-page';
import { StepButton } from './step-button';

interface Props {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of how many, and the ways to the others. */
export function Pager({ page, size, total, onPage }: Props) {
  const t = useTranslations('table');
  const pages = lastPage(total, size);
  const from = Math.min((page - 1) * size + 1, total);
  const steps = [
    { key: 'first', icon: ChevronFirst, to: 1 },
    { key: 'previous', icon: ChevronLeft, to: Math.min(page - 1, pages) },
    { key: 'next', icon: ChevronRight, to: page + 1 },
    { key: 'last', icon: ChevronLast, to: pages },
  ] as const;
  return (
    <nav aria-label={t('pages')} className="flex shrink-0 items-center gap-1 text-sm">
      <span className="num pr-1 whitespace-nowrap text-ink-2">
        {t('range', { from, to: Math.min(page * size, total), total })}
      </span>
      {pages > 1 &&
        steps.map(({ key, icon, to }) => (
          <StepButton
            key={key}
            label={t(key)}
            icon={icon}
            disabled={to < 1 || to > pages || to === page}
            onClick={() => onPage(to)}
          />
        ))}
    </nav>
  );
}
