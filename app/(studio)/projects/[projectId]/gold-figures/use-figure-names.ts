import { useLocale, useTranslations } from 'next-intl';
import type { EXPOSURES } from '@/lib/annotation/view';
import { messageOr } from '@/lib/i18n/message-or';
import type { GoldStatistics } from '@/lib/snapshot/statistics-view-schema';

/** What the things that figures are about are called. */
export function useFigureNames() {
  const t = useTranslations('snapshots');
  const m = useTranslations('methods');
  const s = useTranslations('samples.origins');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return {
    language: (code: string): string => languages.of(code) ?? code,
    generator: (name: string): string => name || t('unknown'),
    origin: (name: string): string => messageOr(s, name, name),
    exposure: (name: (typeof EXPOSURES)[number]): string => t(`exposures.${name}`),
    judge: ({ method, version, model }: Omit<GoldStatistics['judges'][number], 'labels'>): string =>
      [messageOr(m, `${method}.name`, method), version, model].filter(Boolean).join(' '),
  };
}
