import { getRun } from '@/lib/consistency/server/get-run';
import { handler } from '@/lib/entry/http';

/** One run and how far it is. */
export const GET = handler<{ projectId: string; runId: string }>(
  async (ctx, _request, { projectId, runId }) => Response.json(await getRun(ctx, projectId, runId)),
);
