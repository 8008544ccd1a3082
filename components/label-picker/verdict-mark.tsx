'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type StageVerdicts, type Verdict } from '@/lib/annotation/labels/verdict';

const LOOK: Record<Verdict, { sign: GlyphName; className: string }> = {
  consistent: { sign: 'check', className: 'text-ink' },
  inconsistent: { sign: 'x', className: 'text-danger' },
  unsure: { sign: 'circle-question-mark', className: 'text-needs' },
  abstained: { sign: 'minus', className: 'text-ink-3' },
  not_judged: { sign: 'minus', className: 'text-ink-3' },
};

/** A verdict as sign and word. */
export function VerdictMark({ verdict, className }: { verdict: Verdict; className?: string }) {
  const t = useTranslations('verdicts');
  const { sign, className: tone } = LOOK[verdict];
  return (
    <span className={cx('inline-flex items-center gap-1 whitespace-nowrap', tone, className)}>
      <Glyph name={sign} bold />
      {t(verdict)}
    </span>
  );
}

/** The one word for both stages: a failure first, then doubt, then what the fact stage says. */
export function overall({ fact, logic }: StageVerdicts): Verdict {
  if (fact === 'inconsistent' || logic === 'inconsistent') return 'inconsistent';
  return fact === 'unsure' || logic === 'unsure' ? 'unsure' : fact;
}
