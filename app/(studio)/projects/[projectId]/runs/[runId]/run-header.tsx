import { useTranslations } from 'next-intl';
import { type ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { RunView } from '@/lib/consistency/run-schema';
import { useRunName } from '../use-run-name';

interface Props {
  projectId: string;
  run: RunView;
  description?: ReactNode;
  actions?: ReactNode;
}

/** What the run is, over which model, and the way back to all of them. */
export function RunHeader({ projectId, run, description, actions }: Props) {
  const t = useTranslations('runs');
  const name = useRunName(run);
  const { account } = run;
  const over = account && t('modelOf', { model: account.model, endpoint: account.endpoint?.name ?? '?' });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <TextLink href={`/projects/${projectId}/runs`}>{t('all')}</TextLink>
        {run.groupId !== null && (
          <>
            {' · '}
            <TextLink href={`/projects/${projectId}/runs/groups/${run.groupId}`}>{t('group.title')}</TextLink>
          </>
        )}
      </p>
      <PageHeader
        title={name}
        actions={actions}
        description={
          <>
            {over && <span className="block wrap-anywhere">{over}</span>}
            {description}
          </>
        }
      />
    </div>
  );
}
