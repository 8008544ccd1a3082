import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

/** Said where a method asks a model, most of a list do, or some of them, and there is none: what has to be done first, and by whom. */
export function NoModel({ owner, of = 'one' }: { owner: boolean; of?: 'one' | 'most' | 'some' }) {
  const t = useTranslations('runs');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-2">{t(`${owner ? 'noEndpoint' : 'askOwner'}.${of}`)}</p>
      {owner && <LinkButton href="/settings/endpoints/new">{t('addEndpoint')}</LinkButton>}
    </div>
  );
}
