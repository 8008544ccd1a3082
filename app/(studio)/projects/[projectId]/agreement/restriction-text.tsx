import { useFormatter, useTranslations } from 'next-intl';
import type { Restriction } from '@/lib/agreement/units/restriction';

/** In words, what the labels that are compared are restricted to; nothing where they are not. */
function useRestrictionText(): (restriction: Restriction) => string {
  const t = useTranslations('agreement.restriction');
  const format = useFormatter();
  return ({ labels, language, generator, origin }) =>
    [
      ...(labels === 'all' ? [] : [t(`only.${labels}`)]),
      ...(language
        ? [t('only.language', { language: format.displayName(language, { type: 'language' }) ?? language })]
        : []),
      ...(generator ? [t('only.generator', { generator })] : []),
      ...(origin ? [t(`only.${origin}`)] : []),
    ].join(' ');
}

export function RestrictionText(restriction: Restriction) {
  return useRestrictionText()(restriction);
}
