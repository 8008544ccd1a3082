import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { Page } from '@/components/ui/page';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { estimateRun } from '@/lib/consistency/server/control/estimate-run';
import type { RunDetail } from '@/lib/consistency/run-schema';
import { getDryRun } from '@/lib/consistency/server/control/get-dry-run';
import { load } from '@/lib/entry/load';
import { listGolds } from '@/lib/snapshot/server/list-golds';
import { choiceKey } from '../read-fields';
import { startFull } from '../actions';
import { AccountSection } from './account-section';
import { EstimateSection } from './estimate-section';
import { RunHeader } from './run-header';
import { RunProgressSection } from './run-progress-section';
import { DryRunSample } from './dry-run-sample';

interface Props {
  projectId: string;
  run: RunDetail;
  choice: SampleChoice;
}

/**
 * A dry run: the predictions of its samples, and beside them the estimate for the whole run, with the button to start
 * it.
 */
export async function DryRun({ projectId, run, choice }: Props) {
  const t = await getTranslations('runs');
  const { state, method, account, params, judges } = run;
  if (state !== 'done')
    return (
      <Page>
        <RunHeader projectId={projectId} run={run} description={t('dryRunText')} />
        <RunProgressSection projectId={projectId} run={run} />
        {account && <AccountSection account={account} params={params} judges={judges} />}
      </Page>
    );
  const { samples, estimate, golds } = await load(async (ctx) => ({
    golds: await listGolds(ctx, projectId),
    samples: await getDryRun(ctx, projectId, run.id),
    // The endpoint may be gone by now: what was judged is there all the same.
    estimate: await estimateRun(ctx, projectId, run.id, choice).catch(() => null),
  }));
  const order = { method, params, endpointId: account?.endpoint?.id ?? null, model: account?.model ?? null };
  return (
    <Page>
      <RunHeader projectId={projectId} run={run} description={t('dryRunDone')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {samples.map((sample) => (
            <DryRunSample key={sample.id} sample={sample} />
          ))}
        </div>
        <div className="order-first lg:sticky lg:top-18 lg:order-last">
          {estimate ? (
            <EstimateSection
              key={choiceKey(choice)}
              estimate={estimate}
              choice={choice}
              golds={golds}
              action={startFull.bind(null, { ...order, projectId })}
            />
          ) : (
            <Callout kind="warning">{t('endpointGone')}</Callout>
          )}
        </div>
      </div>
    </Page>
  );
}
