import { type Metadata } from 'next';
import { cache } from 'react';
import { getWorkspace } from '@/lib/annotation/server/assignment/get-workspace';
import { load } from '@/lib/entry/load';
import { getWorkspaceKeys } from '@/lib/workspace/server/get-workspace-keys';
import { WorkspaceLayout } from '../workspace/workspace-layout';

interface Props {
  params: Promise<{ sampleId: string }>;
}

const view = cache((sampleId: string) => load((ctx) => getWorkspace(ctx, { sampleId })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sample, project } = await view((await params).sampleId);
  return { title: `${sample.externalId} · ${project.name}` };
}

export default async function AnnotatePage({ params }: Props) {
  const { sampleId } = await params;
  const [found, keys] = await Promise.all([view(sampleId), load(getWorkspaceKeys)]);
  return <WorkspaceLayout view={found} keys={keys} />;
}
