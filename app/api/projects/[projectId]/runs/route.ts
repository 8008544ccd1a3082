import { listRuns } from '@/lib/consistency/server/list-runs';
import { runOrderSchema } from '@/lib/consistency/run-order';
import { startRun } from '@/lib/consistency/server/start-run';
import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';

/** The runs of a project, newest first. */
export const GET = handler<{ projectId: string }>(async (ctx, _request, { projectId }) =>
  Response.json(await listRuns(ctx, projectId)),
);

/** Starts a run of a method: {id}. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const order = runOrderSchema.parse(await readJson(request));
  return Response.json(await startRun(ctx, projectId, order), { status: 201 });
});
