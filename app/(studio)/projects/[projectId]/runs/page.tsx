import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { METHODS } from '@/lib/consistency/methods/registry';
import { paramFields } from '@/lib/consistency/param-fields';
import { getPrefill } from '@/lib/consistency/server/control/get-prefill';
import { listRuns } from '@/lib/consistency/server/control/list-runs';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { load } from '@/lib/entry/load';
import { getRequirement } from '@/lib/evaluation/server/requirement/get-requirement';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../refresh';
import { isLive } from './is-live';
import { RequirementSection } from './requirement-section';
import { JudgesSection } from './judges-section';
import { MethodSection } from './method-section';
import { PrefillSection } from './prefill-section';
import { RunTable } from './run-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('title') };
}

export default async function RunsPage({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  const t = await getTranslations('runs');
  const { archived, runs, prefill, requirement, ready, owner } = await load(async (ctx) => {
    const { archived } = await requireProject(ctx, projectId, 'lead');
    const endpoints = await runEndpoints(ctx, projectId);
    const owner = ctx.actor.role === 'owner';
    const [runs, prefill] = [await listRuns(ctx, projectId), await getPrefill(ctx, projectId)];
    const requirement = await getRequirement(ctx, projectId, prefill.options);
    return { archived, runs, prefill, requirement, ready: endpoints.length > 0, owner };
  });
  return (
    <Page>
      <PageHeader title={t('title')} description={t('text')} />
      {METHODS.filter(({ prefills }) => prefills !== false).map(
        ({ id, needsEndpoint, params, fromReviewed }) => (
          <MethodSection
            key={id}
            projectId={projectId}
            method={{
              id,
              needsEndpoint,
              fields: paramFields(params),
              recalibrates: fromReviewed !== undefined,
            }}
            archived={archived}
            runs={runs}
            ready={ready}
            owner={owner}
          />
        ),
      )}
      <JudgesSection
        projectId={projectId}
        methods={METHODS.filter(({ prefills }) => prefills === false).map(({ id, needsEndpoint }) => ({
          id,
          needsEndpoint,
        }))}
        archived={archived}
        ready={ready}
        owner={owner}
      />
      {prefill.options.length > 0 && (
        <>
          <PrefillSection key={prefill.runId} projectId={projectId} prefill={prefill} archived={archived} />
          <RequirementSection
            projectId={projectId}
            view={requirement}
            options={prefill.options}
            archived={archived}
          />
        </>
      )}
      {runs.some(isLive) && <Refresh everyMs={1_000} />}
      {runs.length === 0 ? <EmptyState title={t('none')} /> : <RunTable projectId={projectId} runs={runs} />}
    </Page>
  );
}
