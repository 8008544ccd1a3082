import { useFormatter, useTranslations } from 'next-intl';
import type { RoundDetail } from '@/lib/round/view';

/** How the samples of a round were chosen, as it was said when it opened. */
export function ChosenLine({ chosen, settings }: Pick<RoundDetail, 'chosen' | 'settings'>) {
  const t = useTranslations('rounds.chosen');
  const s = useTranslations('samples');
  const format = useFormatter();
  const { from, unread, drawShare, later } = chosen;

  function source(): string {
    if (from.kind === 'all') return t('all');
    if (from.kind !== 'filter') return t(from.kind, { count: from.count });
    const names = {
      state: 'state',
      verdict: 'personVerdict',
      machine: 'machineVerdict',
      errorType: 'type',
    } as const;
    const parts = Object.entries(from.filter).flatMap(([key, value]) => {
      if (value === null || value === false) return [];
      if (key === 'flagged') return [s('flagged')];
      const label =
        key in names
          ? s(names[key as keyof typeof names])
          : s(key as 'search' | 'language' | 'generator' | 'annotator');
      return [t('is', { label, value: String(value) })];
    });
    return parts.length === 0 ? t('all') : t('filter', { filter: format.list(parts) });
  }

  const sentences = [
    t('sentence', { words: source() }),
    from.kind === 'filter' && from.except > 0 && t('except', { count: from.except }),
    unread && t('unread'),
    drawShare < 100 && t('drawShare', { percent: drawShare }),
    settings.size !== null && t('size', { count: settings.size }),
    later ? t('later') : t('fixed'),
    settings.repeats ? t('repeats') : t('noRepeats'),
  ].filter((part) => part !== false);
  return (
    <p className="text-sm text-ink-2">
      <span className="text-ink-3">{t('label')}</span>{' '}
      {sentences.reduce((before, after) => t('then', { before, after }))}
    </p>
  );
}
