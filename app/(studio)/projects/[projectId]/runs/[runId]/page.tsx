import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getRun } from '@/lib/consistency/server/control/get-run';
import { load } from '@/lib/entry/load';
import { requireProject } from '@/lib/project/server/require-project';
import { Refresh } from '../../refresh';
import { choiceFields } from '../read-fields';
import { isLive } from '../is-live';
import { FullRun } from './full-run';
import { DryRun } from './dry-run';

interface Props {
  params: Promise<{ projectId: string; runId: string }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('runs'))('title') };
}

export default async function RunPage({ params, searchParams }: Props) {
  const { projectId, runId } = await params;
  const choice = choiceFields(await searchParams);
  const run = await load(async (ctx) => {
    await requireProject(ctx, projectId, 'lead');
    return getRun(ctx, projectId, runId);
  });
  return (
    <>
      {isLive(run) && <Refresh everyMs={1_000} />}
      {run.state === 'paused' && <Refresh everyMs={10_000} />}
      {run.kind === 'dry_run' ? (
        <DryRun projectId={projectId} run={run} choice={choice} />
      ) : (
        <FullRun projectId={projectId} run={run} />
      )}
    </>
  );
}
