import { changeSettlement } from '@/lib/adjudication/server/change-settlement';
import { getSettlement } from '@/lib/adjudication/server/get-settlement';
import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';

type Params = { projectId: string; sampleId: string };

/** What people said of a sample, and how its settling stands. */
export const GET = handler<Params>(async (ctx, _request, { projectId, sampleId }) =>
  Response.json(await getSettlement(ctx, projectId, sampleId)),
);

/** One act of who settles it; answers how it stands then. */
export const POST = handler<Params>(async (ctx, request, { projectId, sampleId }) =>
  Response.json(await changeSettlement(ctx, projectId, sampleId, await readJson(request))),
);
