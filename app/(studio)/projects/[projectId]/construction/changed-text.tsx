import { useTranslations } from 'next-intl';
import type { AnswerChange } from '@/lib/construction/shown-change';

interface Props {
  change: AnswerChange;
  language: string;
}

/** How an answer was changed: words that were taken away, words that came, and what the reference says there. */
export function ChangedText({ change: { pieces, evidence }, language }: Props) {
  const t = useTranslations('construction');
  return (
    <div className="flex flex-col gap-1 wrap-anywhere">
      <p lang={language} className="whitespace-pre-wrap">
        {pieces.map(({ kind, text }, at) =>
          kind === 'gone' ? (
            <del key={at} className="text-danger" aria-label={t('was', { text })}>
              {text}
            </del>
          ) : kind === 'new' ? (
            <ins
              key={at}
              className="ml-0.5 font-medium text-ink underline decoration-accent decoration-2"
              aria-label={t('is', { text })}
            >
              {text}
            </ins>
          ) : (
            text
          ),
        )}
      </p>
      {evidence.map((text, at) => (
        <p key={at} lang={language} className="text-xs text-ink-3">
          {t('evidence', { text })}
        </p>
      ))}
    </div>
  );
}
