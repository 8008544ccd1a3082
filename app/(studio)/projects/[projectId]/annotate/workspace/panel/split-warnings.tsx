'use client';

import { useTranslations } from 'next-intl';
import { splitWarnings } from '@/lib/segmentation/split-warnings';

/** What the cut at the caret would lose, in words; it may be made all the same. */
export function SplitWarnings({ text, at }: { text: string; at: number }) {
  const t = useTranslations('judging.splitWarning');
  return splitWarnings(text, at).map(({ kind, word }) => (
    <span key={kind} className="block text-needs">
      {t(kind, { word })}
    </span>
  ));
}
