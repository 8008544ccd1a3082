import { useTranslations } from 'next-intl';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';

interface Props {
  projectId: string;
  archived: boolean;
  /** Whether there is an endpoint to ask. */
  ready: boolean;
  owner: boolean;
}

/** The judge that asks a model: the way to its set-up, or to what has to come before. */
export function JudgeSection({ projectId, archived, ready, owner }: Props) {
  const t = useTranslations('runs');
  const m = useTranslations('methods.l-face4rag');
  return (
    <Section title={m('name')} description={m('about')}>
      {archived && <Callout role="note">{t('archived')}</Callout>}
      {!archived && ready && (
        <LinkButton variant="primary" href={`/projects/${projectId}/runs/new`}>
          {t('setUp')}
        </LinkButton>
      )}
      {!archived && !ready && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-2">{t(owner ? 'noEndpoint' : 'askOwner')}</p>
          {owner && <LinkButton href="/settings/endpoints/new">{t('addEndpoint')}</LinkButton>}
        </div>
      )}
    </Section>
  );
}
