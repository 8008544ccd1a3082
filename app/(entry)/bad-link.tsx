import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { LinkState } from '@/lib/auth/link-state';
import { Heading } from './heading';

/** Says why a one-time link cannot be used. */
export function BadLink({ state }: { state: LinkState | 'archived' | null }) {
  const t = useTranslations('auth.badLink');
  return (
    <>
      <Heading title={t('title')}>{t(state === null || state === 'open' ? 'missing' : state)}</Heading>
      <LinkButton href="/sign-in">{t('action')}</LinkButton>
    </>
  );
}
