'use client';

import { useTranslations } from 'next-intl';
import { type Differing } from './differing';

/** In words, and with the line that marks each kind, what the segment and its evidence say differently. */
export function DifferingLine({ said }: { said: Differing['said'] }) {
  const t = useTranslations('judging.differs');
  if (said.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-2">
      <li aria-hidden className="text-ink-3">
        {t('heading')}
      </li>
      {said.map(({ kind, words }) => (
        <li key={kind}>
          <span className={`differs differs-${kind}`}>{t(kind)}</span> {words.join(t('between'))}
        </li>
      ))}
    </ul>
  );
}
