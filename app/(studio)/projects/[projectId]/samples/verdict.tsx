'use client';

import { Bot, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';

/** The verdict on a whole answer, as icon and word; `machine` adds the mark of a method. */
export function Verdict({ verdict, machine = false }: { verdict: AnswerVerdict; machine?: boolean }) {
  const t = useTranslations('workspace');
  const said =
    verdict === 'undecided' ? (
      <span className="inline-flex items-center gap-1 align-middle whitespace-nowrap text-ink-3">
        <CircleDashed aria-hidden className="size-3.5 shrink-0" />
        {t('undecided')}
      </span>
    ) : (
      <VerdictMark verdict={verdict} className="align-middle" />
    );
  if (!machine) return said;
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Bot aria-hidden className="size-3.5 shrink-0 text-prefilled" />
      {said}
    </span>
  );
}
