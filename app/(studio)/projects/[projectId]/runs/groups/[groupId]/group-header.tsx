import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';

/** What the group is, over which model, and the way back to all runs. */
export function GroupHeader({ projectId, group }: { projectId: string; group: RunGroupView }) {
  const t = useTranslations('runs');
  const { kind, methods, model, endpoint } = group;
  const count = methods.length;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <TextLink href={`/projects/${projectId}/runs`}>{t('all')}</TextLink>
      </p>
      <PageHeader
        title={t(kind === 'dry_run' ? 'group.dryRunTitle' : 'group.nameOf', { count })}
        description={
          <>
            {model !== null && (
              <span className="block wrap-anywhere">
                {t('modelOf', { model, endpoint: endpoint?.name ?? '?' })}
              </span>
            )}
            {t(kind === 'dry_run' ? 'group.dryRunText' : 'group.text')}
          </>
        }
      />
    </div>
  );
}
