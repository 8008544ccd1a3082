'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { cx } from '@/components/ui/cx';

/** The question on one line; opens to the whole of it. */
export const QuestionLine = memo(function QuestionLine({
  text,
  language,
}: {
  text: string;
  language: string;
}) {
  const t = useTranslations('workspace');
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="flex w-full shrink-0 items-baseline gap-3 border-b border-line bg-surface px-4 py-1.5 text-left -outline-offset-2 hover:bg-hover"
    >
      <span className="shrink-0 text-xs font-medium text-ink-3">{t('question')}</span>
      <span
        lang={language}
        className={cx(
          'min-w-0 flex-1 text-base',
          open ? 'max-h-[30dvh] overflow-y-auto break-words whitespace-pre-wrap' : 'truncate',
        )}
      >
        {text}
      </span>
      <ChevronDown
        aria-hidden
        className={cx('size-4 shrink-0 self-center text-ink-3', open && 'rotate-180')}
      />
    </button>
  );
});
