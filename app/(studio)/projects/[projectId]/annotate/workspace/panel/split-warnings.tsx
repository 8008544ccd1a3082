'use client';

import { useTranslations } from 'next-intl';
import { splitWarnings } from '@/lib/segmentation/split-warnings';

/** What a split at the caret would lose, in words; the split is still allowed. */
export function SplitWarnings({ text, at }: { text: string; at: number }) {
  const t = useTranslations('judging.splitWarning');
  return splitWarnings(text, at).map(({ kind, word }) => (
    <span key={kind} className="block text-needs">
      {t(kind, { word })}
    </span>
  ));
}
