'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Evidence 2 of 3, with a step to either side. */
export function EvidenceStep({ at, count, onLook }: { at: number; count: number; onLook(by: 1 | -1): void }) {
  const t = useTranslations('workspace.evidenceStep');
  return (
    <div className="flex items-center text-xs text-ink-2">
      <Button variant="quiet" size="icon-sm" aria-label={t('previous')} onClick={() => onLook(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <span className="num whitespace-nowrap">{t('at', { at: Math.min(at + 1, count), count })}</span>
      <Button variant="quiet" size="icon-sm" aria-label={t('next')} onClick={() => onLook(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}
