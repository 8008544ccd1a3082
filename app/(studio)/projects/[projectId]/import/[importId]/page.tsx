import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Progress } from '@/components/ui/progress';
import { load } from '@/lib/entry/load';
import { inspectImport } from '@/lib/exchange/server/inspect-import';
import { Refresh } from '../../refresh';
import { CancelImport } from './cancel-import';
import { ImportSetUp } from './import-set-up';

export default async function ImportDetailPage({
  params,
}: {
  params: Promise<{ projectId: string; importId: string }>;
}) {
  const { projectId, importId } = await params;
  const t = await getTranslations('import');
  const inspection = await load((ctx) => inspectImport(ctx, importId));
  const { import: row } = inspection;
  const live = row.state === 'queued' || row.state === 'running';
  return (
    <Page>
      <PageHeader title={row.fileName} description={t(`states.${row.state}`)} />
      {row.state === 'ready' && <ImportSetUp inspection={inspection} />}
      {live && (
        <>
          <Refresh everyMs={700} />
          <Progress label={t(`states.${row.state}`)} value={null} note={t('rows', { count: row.rows })} />
          <CancelImport importId={importId} />
        </>
      )}
      {row.state === 'done' && (
        <Callout
          kind={row.rejected > 0 ? 'warning' : 'success'}
          role="status"
          title={`${t('rows', { count: row.rows })}: ${t('added', { count: row.added })} · ${t('same', { count: row.same })} · ${t('rejected', { count: row.rejected })}`}
        />
      )}
      {row.state === 'done' && (
        <div className="flex gap-2">
          <LinkButton variant="primary" href={`/projects/${projectId}/samples`}>
            {t('toSamples')}
          </LinkButton>
          {row.rejected > 0 && (
            <LinkButton href={`/api/imports/${importId}/rejects`} prefetch={false}>
              {t('download')}
            </LinkButton>
          )}
        </div>
      )}
    </Page>
  );
}
