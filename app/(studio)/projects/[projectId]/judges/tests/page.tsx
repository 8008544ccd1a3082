import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { listJudgeTests } from '@/lib/evaluation/server/judge-tests/list-judge-tests';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../../refresh';
import { isLive } from '../../runs/is-live';
import { NoModel } from '../../runs/no-model';
import { TestList } from './test-list';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judgeTests'))('title') };
}

export default async function JudgeTestsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('judgeTests');
  const { tests, may, ready, owner } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'figures');
    const endpoints = may.lead ? await runEndpoints(ctx, projectId) : [];
    const owner = ctx.actor.role === 'owner';
    return { tests: await listJudgeTests(ctx, projectId), may, ready: endpoints.length > 0, owner };
  });
  const start = may.lead && ready && (
    <LinkButton variant="primary" href={`/projects/${projectId}/judges/tests/new`}>
      {t('new')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} actions={start} />
      {may.lead && !ready && <NoModel owner={owner} />}
      {tests.some(({ run }) => isLive(run)) && <Refresh everyMs={1_000} />}
      {tests.length === 0 ? (
        <EmptyState title={t('noTest')}>{t('noTestText')}</EmptyState>
      ) : (
        <TestList projectId={projectId} tests={tests} />
      )}
    </Page>
  );
}
