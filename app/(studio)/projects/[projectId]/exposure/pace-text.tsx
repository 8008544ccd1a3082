import { useTranslations } from 'next-intl';
import { FEW } from '@/lib/annotation/exposure/exposure-report';
import type { Pace } from '@/lib/annotation/figures/pace';

/** The median, its quartiles where there are enough annotations for them, and how many there are; a dash where none is. */
export function PaceText({ pace }: { pace: Pace | null }) {
  const t = useTranslations('exposure.page.pace');
  if (!pace)
    return (
      <span className="relative text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('none')}</span>
      </span>
    );
  const { lowerMs, medianMs, upperMs, annotations } = pace;
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <span>
        <span className="font-medium">{t('seconds', { seconds: medianMs / 1000 })}</span>{' '}
        {annotations >= FEW && (
          <span className="text-ink-2">
            {t('quartiles', { lower: lowerMs / 1000, upper: upperMs / 1000 })}
          </span>
        )}
      </span>
      <span className="text-xs text-ink-3">{t('count', { count: annotations })}</span>
    </span>
  );
}
