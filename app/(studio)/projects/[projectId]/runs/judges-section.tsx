import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Section } from '@/components/ui/section';
import { messageOr } from '@/lib/i18n/message-or';
import { NoModel } from './no-model';
import { SetUpLink } from './set-up-link';

interface Props {
  projectId: string;
  methods: readonly { id: string; needsEndpoint: boolean }[];
  archived: boolean;
  /** Whether there is an endpoint to ask. */
  ready: boolean;
  owner: boolean;
}

/** Methods that never pre-fill: their verdicts are there to be compared. */
export function JudgesSection({ projectId, methods, archived, ready, owner }: Props) {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  return (
    <Section
      title={t('judges')}
      description={t('judgesText')}
      actions={
        ready &&
        !archived && (
          <LinkButton href={`/projects/${projectId}/runs/groups/new`}>{t('group.order')}</LinkButton>
        )
      }
    >
      {!ready && !archived && <NoModel owner={owner} of="most" />}
      <ul className="divide-y divide-line border-t border-line">
        {methods.map(({ id: method, needsEndpoint }) => (
          <li key={method} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <div className="max-w-[72ch] min-w-0 flex-1 basis-80">
              <h3 className="font-medium">{messageOr(m, `${method}.name`, method)}</h3>
              <p className="mt-0.5 text-ink-2">{messageOr(m, `${method}.about`, '')}</p>
            </div>
            {(ready || !needsEndpoint) && !archived && (
              <SetUpLink projectId={projectId} method={method} variant="secondary" />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
