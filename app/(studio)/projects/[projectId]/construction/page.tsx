import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { runEndpoints } from '@/lib/consistency/server/control/run-endpoints';
import { getConstruction } from '@/lib/construction/server/get-construction';
import { listAnswerRuns } from '@/lib/construction/server/answers/list-answer-runs';
import { getPlan } from '@/lib/construction/server/plan/get-plan';
import { listConstructionRuns } from '@/lib/construction/server/runs/list-construction-runs';
import { load } from '@/lib/entry/load';
import { Refresh } from '../refresh';
import { isLive } from '../runs/is-live';
import { NoModel } from '../runs/no-model';
import { AnswerSection } from './answers/answer-section';
import { firstOrder, type OrderSearch } from './plan/first-order';
import { PlanSection } from './plan/plan-section';
import { LatestConstruction } from './latest-construction';
import { OrderForm } from './order-form';
import { RecipeTable } from './recipe-table';
import { RunList } from './runs/run-list';

interface Props {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<OrderSearch>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction'))('title') };
}

/** Samples that are made of others: how many of which kind, and what people found of them. */
export default async function ConstructionPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const t = await getTranslations('construction');
  const search = await searchParams;
  const { view, plan, runs, answers, ready, owner } = await load(async (ctx) => ({
    view: await getConstruction(ctx, projectId),
    plan: await getPlan(ctx, projectId),
    runs: await listConstructionRuns(ctx, projectId),
    answers: await listAnswerRuns(ctx, projectId),
    ready: (await runEndpoints(ctx, projectId)).length > 0,
    owner: ctx.actor.role === 'owner',
  }));
  const { sources, generators, offered, recipes, latest } = view;
  const going = latest?.state === 'queued' || latest?.state === 'running';
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          ready &&
          sources.length > 0 && (
            <LinkButton variant="primary" href={`/projects/${projectId}/construction/runs/new`}>
              {t('runs.new')}
            </LinkButton>
          )
        }
      />
      {!ready && <NoModel owner={owner} of="some" />}
      {latest && <LatestConstruction projectId={projectId} latest={latest} />}
      <PlanSection projectId={projectId} plan={plan} generators={generators} ready={ready} />
      {!going && (
        <Section title={t('order')} description={t('orderText')}>
          {sources.length === 0 ? (
            <EmptyState title={t('noSources')}>{t('noSourcesText')}</EmptyState>
          ) : (
            <OrderForm
              key={JSON.stringify(search)}
              projectId={projectId}
              sources={sources}
              generators={generators}
              offered={offered}
              first={firstOrder(plan, search, 'rule')}
            />
          )}
        </Section>
      )}
      {runs.length > 0 && (
        <Section title={t('runs.title')} description={t('runs.text')}>
          {runs.some(({ run }) => isLive(run)) && <Refresh everyMs={1_000} />}
          <RunList projectId={projectId} runs={runs} />
        </Section>
      )}
      <AnswerSection projectId={projectId} runs={answers} ready={ready} />
      <Section
        title={t('found')}
        description={t('foundText')}
        actions={
          recipes.length > 0 && (
            <LinkButton href={`/projects/${projectId}/samples?origin=constructed`}>
              {t('toSamples')}
            </LinkButton>
          )
        }
      >
        {recipes.length === 0 ? (
          <EmptyState title={t('nothingMade')}>{t('nothingMadeText')}</EmptyState>
        ) : (
          <RecipeTable projectId={projectId} recipes={recipes} />
        )}
      </Section>
    </Page>
  );
}
