import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A page that does not exist, or that this person may not see: the two look the same. */
export function NotFound() {
  const t = useTranslations('shell.notFound');
  return (
    <EmptyState title={t('title')} heading="h1" action={<LinkButton href="/">{t('action')}</LinkButton>}>
      {t('text')}
    </EmptyState>
  );
}
