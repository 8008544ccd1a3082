import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActButton } from '@/components/error-text/act-button';
import { Page } from '@/components/ui/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { getAnswerRun } from '@/lib/construction/server/answers/get-answer-run';
import { load } from '@/lib/entry/load';
import { Refresh } from '../../../refresh';
import { AccountSection } from '../../../runs/[runId]/account-section';
import { isLive } from '../../../runs/is-live';
import { ProgressSection } from '../../../runs/[runId]/progress-section';
import { resumeAnswerRun, stopAnswerRun } from '../actions';
import { AnswerProgress } from '../answer-progress';
import { AnswerList } from './answer-list';
import { LostSection } from './lost-section';
import { PromptSection } from './prompt-section';

interface Props {
  params: Promise<{ projectId: string; answerRunId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('construction.answers'))('title') };
}

/** How far a model is with the questions that it was asked, what it answered, and what that cost. */
export default async function AnswerRunPage({ params }: Props) {
  const { projectId, answerRunId } = await params;
  const t = await getTranslations('construction');
  const r = await getTranslations('runs');
  const detail = await load((ctx) => getAnswerRun(ctx, projectId, answerRunId));
  const { run, params: order, kept, lost } = detail;
  const { account } = run;
  const at = { projectId, answerRunId };
  return (
    <Page>
      {isLive(run) && <Refresh everyMs={1_000} />}
      {run.state === 'paused' && <Refresh everyMs={10_000} />}
      <div className="flex flex-col gap-2">
        <p className="text-sm">
          <TextLink href={`/projects/${projectId}/construction`}>{t('title')}</TextLink>
        </p>
        <PageHeader
          title={t(order.dryRun ? 'answers.aDryRun' : 'answers.aRun')}
          description={
            account && r('modelOf', { model: account.model, endpoint: account.endpoint?.name ?? '?' })
          }
        />
      </div>
      <ProgressSection
        run={run}
        actions={isLive(run) && <ActButton action={stopAnswerRun.bind(null, at)}>{t('stop')}</ActButton>}
        resume={resumeAnswerRun.bind(null, at)}
      >
        <AnswerProgress run={run} />
      </ProgressSection>
      {kept.length > 0 && (
        <Section
          title={t('answers.kept')}
          description={t(order.dryRun ? 'answers.shownText' : 'answers.keptText')}
        >
          <AnswerList projectId={projectId} label={t('answers.kept')} answers={kept} />
        </Section>
      )}
      {lost.length > 0 && <LostSection projectId={projectId} {...detail} />}
      <PromptSection params={order} />
      {account && <AccountSection account={account} params={run.params} judges={null} />}
    </Page>
  );
}
