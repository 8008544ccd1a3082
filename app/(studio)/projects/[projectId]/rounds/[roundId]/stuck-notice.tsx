import { useFormatter, useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { StuckPlaces } from '@/lib/round/view';

/** Which free places nobody may take, why, and what helps. */
export function StuckNotice({ stuck: { unread, few } }: { stuck: StuckPlaces }) {
  const t = useTranslations('rounds.stuck');
  const format = useFormatter();
  const count = unread.reduce((sum, { places }) => sum + places, few);
  if (count === 0) return null;
  return (
    <Callout kind="warning" role="note" title={t('title', { count })}>
      {unread.length > 0 && (
        <p>
          {t('unread', {
            languages: format.list(unread.map(({ language, places }) => t('language', { language, places }))),
          })}
        </p>
      )}
      {few > 0 && <p>{t('few', { count: few })}</p>}
      <p>{t('out')}</p>
    </Callout>
  );
}
