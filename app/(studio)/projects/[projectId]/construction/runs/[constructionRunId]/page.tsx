import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { getConstructionRun } from '@/lib/construction/server/runs/get-construction-run';
import { load } from '@/lib/entry/load';
import { Refresh } from '../../../refresh';
import { AccountSection } from '../../../runs/[runId]/account-section';
import { isLive } from '../../../runs/is-live';
import { DrawList } from '../draw-list';
import { RecipeProgress } from './recipe-progress';
import { ConstructionProgressSection } from './construction-progress-section';

interface Props {
  params: Promise<{ projectId: string; constructionRunId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction.runs'))('title') };
}

/** How far a model is with the samples that it was asked for, what came of them, and what that cost. */
export default async function ConstructionRunPage({ params }: Props) {
  const { projectId, constructionRunId } = await params;
  const t = await getTranslations('construction');
  const r = await getTranslations('runs');
  const {
    run,
    params: order,
    recipes,
    made,
    flawed,
  } = await load((ctx) => getConstructionRun(ctx, projectId, constructionRunId));
  const { account } = run;
  return (
    <Page>
      {isLive(run) && <Refresh everyMs={1_000} />}
      {run.state === 'paused' && <Refresh everyMs={10_000} />}
      <div className="flex flex-col gap-2">
        <p className="text-sm">
          <TextLink href={`/projects/${projectId}/construction`}>{t('title')}</TextLink>
        </p>
        <PageHeader
          title={t(order.dryRun ? 'runs.aDryRun' : 'runs.aRun')}
          description={
            account && r('modelOf', { model: account.model, endpoint: account.endpoint?.name ?? '?' })
          }
        />
      </div>
      <ConstructionProgressSection projectId={projectId} run={run} wanted={order.wanted} />
      <Section title={t('runs.recipes')} description={t('runs.recipesText')}>
        <RecipeProgress recipes={recipes} />
      </Section>
      {made.length > 0 && (
        <Section title={t('made')} description={t(order.dryRun ? 'runs.shownText' : 'runs.madeText')}>
          <DrawList projectId={projectId} label={t('made')} draws={made} />
        </Section>
      )}
      {flawed.length > 0 && (
        <Section title={t('runs.flawed')} description={t('runs.flawedText')}>
          <DrawList projectId={projectId} label={t('runs.flawed')} draws={flawed} />
        </Section>
      )}
      {account && <AccountSection account={account} params={run.params} judges={null} />}
    </Page>
  );
}
