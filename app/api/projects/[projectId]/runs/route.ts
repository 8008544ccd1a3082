import { z } from 'zod';
import { listRuns } from '@/lib/consistency/server/list-runs';
import { startRun } from '@/lib/consistency/server/start-run';
import { handler, readJson } from '@/lib/entry/http';

const bodySchema = z.object({ method: z.string().max(100), params: z.unknown().optional() });

/** The runs of a project, newest first. */
export const GET = handler<{ projectId: string }>(async (ctx, _request, { projectId }) =>
  Response.json(await listRuns(ctx, projectId)),
);

/** Starts a run of a method: {id}. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const { method, params } = bodySchema.parse(await readJson(request));
  return Response.json(await startRun(ctx, projectId, method, params), { status: 201 });
});
