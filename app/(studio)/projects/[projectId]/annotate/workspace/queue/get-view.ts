import { type WorkspaceView } from '@/lib/annotation/view';

/** The workspace of an annotation as the server has it now; null where it is not to be had. Throws where nobody answers. */
export async function getView(annotationId: string): Promise<WorkspaceView | null> {
  const response = await fetch(`/api/annotations/${annotationId}`);
  return response.ok ? ((await response.json()) as WorkspaceView) : null;
}
