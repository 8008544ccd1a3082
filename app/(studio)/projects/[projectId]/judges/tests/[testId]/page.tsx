import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { load } from '@/lib/entry/load';
import { getJudgeTest } from '@/lib/evaluation/server/judge-tests/get-judge-test';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../../../refresh';
import { AccountSection } from '../../../runs/[runId]/account-section';
import { isLive } from '../../../runs/is-live';
import { ChangeSection } from './change-section';
import { OrderBiasSection } from './order-bias-section';
import { PairSection } from './pair-section';
import { RefusedSection } from './refused-section';
import { StabilitySection } from './stability-section';
import { TestHeader } from './test-header';
import { TestProgressSection } from './test-progress-section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('judgeTests'))('title') };
}

interface Props {
  params: Promise<{ projectId: string; testId: string }>;
}

export default async function JudgeTestPage({ params }: Props) {
  const { projectId, testId } = await params;
  const { test, may } = await load(async (ctx) => {
    const { may } = await requireProject(ctx, projectId, 'figures');
    return { test: await getJudgeTest(ctx, projectId, testId), may };
  });
  const { run, settings, orderBias, stability, pairs, changes } = test;
  return (
    <Page>
      {isLive(run) && <Refresh everyMs={1_000} />}
      {run.state === 'paused' && <Refresh everyMs={10_000} />}
      <TestHeader projectId={projectId} test={test} />
      <TestProgressSection projectId={projectId} run={run} may={may.lead} />
      {orderBias && settings.test === 'order_bias' && (
        <>
          <OrderBiasSection report={orderBias} minimumPassRate={settings.minimumPassRate} />
          <PairSection pairs={pairs} of={orderBias.overall.rows} isFile={settings.file !== null} />
          <RefusedSection refused={settings.refused} isFile={settings.file !== null} />
        </>
      )}
      {stability && settings.test === 'stability' && (
        <>
          <StabilitySection report={stability} samples={settings.samples} leftOut={settings.leftOut} />
          <ChangeSection changes={changes} />
        </>
      )}
      {run.account && <AccountSection account={run.account} params={run.params} judges={null} />}
    </Page>
  );
}
