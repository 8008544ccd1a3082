import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { LinkState } from '@/lib/auth/link-state';
import { Heading } from './heading';

/** A link that lets nobody in, and why. */
export function BadLink({ state }: { state: LinkState | 'archived' | null }) {
  const t = useTranslations('auth.badLink');
  return (
    <>
      <Heading title={t('title')}>{t(state === null || state === 'open' ? 'missing' : state)}</Heading>
      <LinkButton href="/sign-in">{t('action')}</LinkButton>
    </>
  );
}
