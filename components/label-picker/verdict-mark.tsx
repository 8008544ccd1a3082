'use client';

import { Check, CircleQuestionMark, Minus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { type StageVerdicts, type Verdict } from '@/lib/annotation/verdict';

const LOOK: Record<Verdict, { icon: typeof Check; className: string }> = {
  consistent: { icon: Check, className: 'text-ink' },
  inconsistent: { icon: X, className: 'text-danger' },
  unsure: { icon: CircleQuestionMark, className: 'text-needs' },
  abstained: { icon: Minus, className: 'text-ink-3' },
  not_judged: { icon: Minus, className: 'text-ink-3' },
};

/** A verdict as sign and word. */
export function VerdictMark({ verdict, className }: { verdict: Verdict; className?: string }) {
  const t = useTranslations('verdicts');
  const { icon: Icon, className: tone } = LOOK[verdict];
  return (
    <span className={cx('inline-flex items-center gap-1 whitespace-nowrap', tone, className)}>
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} />
      {t(verdict)}
    </span>
  );
}

/** The one word for both stages: a failure first, then doubt, then what the fact stage says. */
export function overall({ fact, logic }: StageVerdicts): Verdict {
  if (fact === 'inconsistent' || logic === 'inconsistent') return 'inconsistent';
  return fact === 'unsure' || logic === 'unsure' ? 'unsure' : fact;
}
