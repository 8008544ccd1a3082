'use client';

import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StepButton } from './step-button';

interface Props {
  /** Rows of this page. */
  count: number;
  newer: boolean;
  older: boolean;
  onNewest: () => void;
  onNewer: () => void;
  onOlder: () => void;
}

/** Paging for a list too long to be counted: to the neighbouring pages, and back to the first. */
export function OlderNewer({ count, newer, older, ...go }: Props) {
  const t = useTranslations('auditLog');
  const steps = [
    { key: 'newest', icon: ChevronFirst, may: newer, onClick: go.onNewest },
    { key: 'newer', icon: ChevronLeft, may: newer, onClick: go.onNewer },
    { key: 'older', icon: ChevronRight, may: older, onClick: go.onOlder },
  ] as const;
  return (
    <nav aria-label={t('pages')} className="flex shrink-0 items-center gap-1 text-sm">
      <span className="num pr-1 whitespace-nowrap text-ink-2">{t('shown', { count })}</span>
      {steps.map(({ key, icon, may, onClick }) => (
        <StepButton key={key} label={t(key)} icon={icon} disabled={!may} onClick={onClick} />
      ))}
    </nav>
  );
}
