'use client';

import { useTranslations } from 'next-intl';
import { ClauseChanges } from '@/components/markdown/clause-changes';
import { type GuidelinePaneView } from '@/lib/guideline/view';

/** Says calmly that another version is in force since one looked last, and what is different. */
export function GuidelineNews({ view: { guideline, readBefore, changes } }: { view: GuidelinePaneView }) {
  const t = useTranslations('sidebar');
  if (!guideline || readBefore === null) return null;
  return (
    <details className="mb-4 rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-sm">
      <summary className="cursor-pointer font-medium">
        {t('news', { number: guideline.number, before: readBefore, count: changes.length })}
      </summary>
      {guideline.summary !== '' && <p className="mt-2 whitespace-pre-wrap">{guideline.summary}</p>}
      <ClauseChanges changes={changes} />
    </details>
  );
}
