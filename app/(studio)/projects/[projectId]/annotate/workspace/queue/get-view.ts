import { type WorkspaceView } from '@/lib/annotation/view';

/** Fetches the workspace of an annotation; null where it cannot be had. Rejects when the server cannot be reached. */
export async function getView(annotationId: string): Promise<WorkspaceView | null> {
  const response = await fetch(`/api/v1/annotations/${annotationId}`);
  return response.ok ? ((await response.json()) as WorkspaceView) : null;
}
