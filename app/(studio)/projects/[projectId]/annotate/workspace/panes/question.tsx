'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { cx } from '@/components/ui/cx';

const ID = 'workspace-question';

interface Props {
  text: string;
  language: string;
  open: boolean;
}

/** The question on one line of the bar; a press opens the whole of it below. */
export const QuestionButton = memo(function QuestionButton(props: Props & { onToggle(): void }) {
  const { text, language, open, onToggle } = props;
  const t = useTranslations('workspace');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? ID : undefined}
      onClick={onToggle}
      className="flex h-8 min-w-24 flex-1 items-center gap-2 rounded-md px-2 text-left -outline-offset-2 hover:bg-hover max-md:order-last max-md:basis-full"
    >
      <span className="sr-only">{t('question')}</span>
      <span
        lang={language}
        className={cx('min-w-0 flex-1 truncate text-base', open ? 'text-ink-3' : 'text-ink')}
      >
        {text}
      </span>
      <ChevronDown aria-hidden className={cx('size-4 shrink-0 text-ink-3', open && 'rotate-180')} />
    </button>
  );
});

/** The whole question, while it is open. */
export function WholeQuestion({ text, language, open }: Props) {
  if (!open) return null;
  return (
    <p
      id={ID}
      lang={language}
      className="reading max-h-[30dvh] max-w-none shrink-0 overflow-y-auto border-b border-line bg-surface px-4 py-2"
    >
      {text}
    </p>
  );
}
