import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/ui/page';
import { getRunGroup } from '@/lib/consistency/server/run-group/get-run-group';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../../../refresh';
import { isLive } from '../../is-live';
import { choiceFields } from '../../read-fields';
import { RunTable } from '../../run-table';
import { GroupHeader } from './group-header';
import { GroupProgressSection } from './group-progress-section';
import { WholeGroup } from './whole-group';

interface Props {
  params: Promise<{ projectId: string; groupId: string }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs.group'))('title') };
}

/** A run group: how far all of its runs are and what they cost, and the runs; of dry runs, what the whole would take. */
export default async function RunGroupPage({ params, searchParams }: Props) {
  const { projectId, groupId } = await params;
  const choice = choiceFields(await searchParams);
  const group = await load(async (ctx) => {
    await requireProject(ctx, projectId, 'lead');
    return getRunGroup(ctx, projectId, groupId);
  });
  const isTried = group.kind === 'dry_run' && group.state === 'done';
  return (
    <Page>
      {isLive(group) && <Refresh everyMs={1_000} />}
      {group.state === 'paused' && <Refresh everyMs={10_000} />}
      <GroupHeader projectId={projectId} group={group} />
      {isTried ? (
        <WholeGroup projectId={projectId} group={group} choice={choice} />
      ) : (
        <GroupProgressSection projectId={projectId} group={group} />
      )}
      {group.runs.length > 0 && <RunTable projectId={projectId} runs={group.runs} showsGroup={false} />}
    </Page>
  );
}
