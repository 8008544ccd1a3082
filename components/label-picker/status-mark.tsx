'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type LabelStatus } from '@/lib/annotation/view';

type Said = LabelStatus | 'judged';

const SIGN: Record<Said, GlyphName> = {
  judged: 'check',
  open: 'circle-dashed',
  prefilled: 'bot',
  confirmed: 'check',
  changed: 'pen-line',
};

const TONE: Record<Said, string> = {
  judged: 'text-confirmed',
  open: 'text-needs',
  prefilled: 'text-prefilled',
  confirmed: 'text-confirmed',
  changed: 'text-changed',
};

/** How a label stands to what was pre-filled, as sign and word; where nothing was, a verdict is judged, not confirmed. */
export function StatusMark({
  status,
  alone = false,
  className,
}: {
  status: LabelStatus;
  alone?: boolean;
  className?: string;
}) {
  const t = useTranslations('workspace.status');
  const said = alone && status === 'confirmed' ? 'judged' : status;
  return (
    <span className={cx('inline-flex items-center gap-1 text-xs whitespace-nowrap', TONE[said], className)}>
      <Glyph name={SIGN[said]} />
      {t(said)}
    </span>
  );
}
