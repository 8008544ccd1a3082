'use client';

import { Bot, Check, CircleDashed, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { type LabelStatus } from '@/lib/annotation/view';

export const STATUS_ICON = { open: CircleDashed, prefilled: Bot, confirmed: Check, changed: PenLine };

const TONE: Record<LabelStatus, string> = {
  open: 'text-needs',
  prefilled: 'text-prefilled',
  confirmed: 'text-confirmed',
  changed: 'text-changed',
};

/** How a label stands to what was pre-filled, as sign and word. */
export function StatusMark({ status, className }: { status: LabelStatus; className?: string }) {
  const t = useTranslations('workspace.status');
  const Icon = STATUS_ICON[status];
  return (
    <span className={cx('inline-flex items-center gap-1 text-xs whitespace-nowrap', TONE[status], className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(status)}
    </span>
  );
}
