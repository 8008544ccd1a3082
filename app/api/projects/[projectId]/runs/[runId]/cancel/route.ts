import { cancelRun } from '@/lib/consistency/server/cancel-run';
import { handler } from '@/lib/entry/http';

/** Stops a run; what it has read stays. */
export const POST = handler<{ projectId: string; runId: string }>(
  async (ctx, _request, { projectId, runId }) => {
    await cancelRun(ctx, projectId, runId);
    return new Response(null, { status: 204 });
  },
);
