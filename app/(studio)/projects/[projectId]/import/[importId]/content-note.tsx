import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import type { ContentPreview } from '@/lib/exchange/import/view';

/** What a file says of the whole project, and what will become of it here. */
export function ContentNote({ content }: { content: ContentPreview }) {
  const t = useTranslations('import.content');
  const { people, guidelines, rounds, fresh } = content;
  return (
    <Callout role="note" title={t('title')}>
      <p>{t('holds', { people, guidelines, rounds: rounds.length })}</p>
      <p>{t(fresh ? 'fresh' : 'kept')}</p>
    </Callout>
  );
}
