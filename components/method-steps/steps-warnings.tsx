'use client';

import { useTranslations } from 'next-intl';
import { type StepsSummary } from '@/lib/annotation/steps/steps-summary';

/** Reasons to distrust a judge's steps, in a few words each; nothing when there are none. */
export function StepsWarnings({ missing, silent, windowed, unanchored }: StepsSummary) {
  const t = useTranslations('steps');
  const words = [
    missing > 0 && t('missing', { count: missing }),
    silent > 0 && t('silent', { count: silent }),
    windowed && t('windowed'),
    unanchored && t('unanchored'),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  return (
    <ul aria-label={t('warnings')} className="flex flex-wrap gap-x-3 text-xs text-needs">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
