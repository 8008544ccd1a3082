import { useFormatter, useTranslations } from 'next-intl';
import type { RoundDetail } from '@/lib/round/view';
import type { SampleFilter } from '@/lib/sample/query';
import { useFilterText } from '../../samples/use-filter-text';

/** How the samples of a round were chosen, as it was said when it opened. */
export function ChosenLine({
  chosen,
  settings,
  annotators,
}: Pick<RoundDetail, 'chosen' | 'settings' | 'annotators'>) {
  const t = useTranslations('rounds.chosen');
  const words = useFilterText(annotators.map(({ userId, name }) => ({ id: userId, name })));
  const format = useFormatter();
  const { from, unread, drawShare, later } = chosen;

  function source(): string {
    if (from.kind === 'all') return t('all');
    if (from.kind !== 'filter') return t(from.kind, { count: from.count });
    const parts = (Object.keys(from.filter) as (keyof SampleFilter)[]).flatMap((key) => {
      const value = from.filter[key];
      if (value === null || value === false) return [];
      const label = words.label(key);
      return [value === true ? label : t('is', { label, value: words.value(key, value) })];
    });
    return parts.length === 0 ? t('all') : t('filter', { filter: format.list(parts) });
  }

  const sentences = [
    t('sentence', { words: source() }),
    from.kind === 'filter' && from.except > 0 && t('except', { count: from.except }),
    unread && t('unread'),
    drawShare < 100 && t('drawShare', { percent: drawShare }),
    settings.size !== null && t(later ? 'sizeLater' : 'size', { count: settings.size }),
    // Later samples join a round of so many only while it has fewer.
    later ? settings.size === null && t('later') : t('fixed'),
    settings.repeats ? t('repeats') : t('noRepeats'),
  ].filter((part) => part !== false);
  return (
    <p className="text-sm text-ink-2">
      <span className="text-ink-3">{t('label')}</span>{' '}
      {sentences.reduce((before, after) => t('then', { before, after }))}
    </p>
  );
}
