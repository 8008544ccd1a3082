import { getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { estimateRunGroup } from '@/lib/consistency/server/run-group/estimate-run-group';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';
import type { SampleChoice } from '@/lib/consistency/run-order';
import { load } from '@/lib/entry/load';
import { listGolds } from '@/lib/snapshot/server/list-golds';
import { choiceKey } from '../../read-fields';
import { startGroup } from '../../actions';
import { GroupEstimateSection } from './group-estimate-section';

interface Props {
  projectId: string;
  /** Of dry runs that have ended. */
  group: RunGroupView;
  choice: SampleChoice;
}

/** What the methods would take over all that is chosen, and their start. */
export async function WholeGroup({ projectId, group, choice }: Props) {
  const t = await getTranslations('runs');
  const { methods, endpoint, model } = group;
  const order = { methods, endpointId: endpoint?.id ?? null, model };
  // The endpoint may be gone by now: what was judged is there all the same.
  const { estimate, golds } = await load(async (ctx) => ({
    estimate: await estimateRunGroup(ctx, projectId, { ...order, choice }).catch(() => null),
    golds: await listGolds(ctx, projectId),
  }));
  if (!estimate) return <Callout kind="warning">{t('endpointGone')}</Callout>;
  return (
    <GroupEstimateSection
      key={choiceKey(choice)}
      estimate={estimate}
      choice={choice}
      golds={golds}
      action={startGroup.bind(null, { ...order, projectId })}
    />
  );
}
