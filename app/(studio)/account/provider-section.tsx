import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';

/** Whether the account belongs to somebody at the provider. */
export function ProviderSection({ name, bound }: { name: string; bound: boolean }) {
  const t = useTranslations('account.provider');
  return (
    <Section title={t('title')} description={t('text')}>
      <p className="text-base">{t(bound ? 'bound' : 'unbound', { name })}</p>
    </Section>
  );
}
