import { getWorkspace } from '@/lib/annotation/server/get-workspace';
import { load } from '@/lib/entry/load';
import { Workspace } from '../workspace/workspace';

export default async function AnnotatePage({ params }: { params: Promise<{ sampleId: string }> }) {
  const { sampleId } = await params;
  const view = await load((ctx) => getWorkspace(ctx, { sampleId }));
  return <Workspace key={view.annotation.id} view={view} />;
}
