'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type LabelStatus } from '@/lib/annotation/view';

const GLYPH: Record<LabelStatus, GlyphName> = {
  open: 'circle-dashed',
  prefilled: 'bot',
  judged: 'check',
  confirmed: 'check',
  changed: 'pen-line',
};

const TONE: Record<LabelStatus, string> = {
  open: 'text-needs',
  prefilled: 'text-prefilled',
  judged: 'text-confirmed',
  confirmed: 'text-confirmed',
  changed: 'text-changed',
};

/** How a label stands to what was pre-filled, as sign and word. */
export function StatusMark({ status, className }: { status: LabelStatus; className?: string }) {
  const t = useTranslations('workspace.status');
  return (
    <span className={cx('inline-flex items-center gap-1 text-xs whitespace-nowrap', TONE[status], className)}>
      <Glyph name={GLYPH[status]} />
      {t(status)}
    </span>
  );
}
