import { Page } from '@/components/ui/page';
import type { RunDetail } from '@/lib/consistency/run-schema';
import { runRate } from '@/lib/consistency/server/control/run-rate';
import { runSummary } from '@/lib/consistency/server/control/run-summary';
import { load } from '@/lib/entry/load';
import { isLive } from '../is-live';
import { AccountSection } from './account-section';
import { FailureSection } from './failure-section';
import { RunHeader } from './run-header';
import { RunProgressSection } from './run-progress-section';
import { SummarySection } from './summary-section';

/** A run over a project: how far and how fast, what it has cost, what it found, what it could not read. */
export async function FullRun({ projectId, run }: { projectId: string; run: RunDetail }) {
  const live = isLive(run);
  const { rate, summary } = await load(async (ctx) => ({
    rate: live ? await runRate(ctx, projectId, run.id) : null,
    summary: live ? null : await runSummary(ctx, projectId, run.id),
  }));
  return (
    <Page>
      <RunHeader projectId={projectId} run={run} />
      <RunProgressSection projectId={projectId} run={run} rate={rate} />
      {run.account && (
        <AccountSection
          account={run.account}
          params={run.params}
          judges={run.judges}
          features={summary?.features}
        />
      )}
      {summary && summary.segments > 0 && (
        <SummarySection projectId={projectId} run={run} summary={summary} />
      )}
      {run.failed > 0 && <FailureSection projectId={projectId} run={run} />}
    </Page>
  );
}
