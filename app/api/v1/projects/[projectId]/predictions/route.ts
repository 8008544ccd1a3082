import { route } from '@/lib/api/route';
import { bodyOf, handler } from '@/lib/entry/http';
import { outsideRunSchema } from '@/lib/exchange/predictions/prediction-line';
import { importPredictions } from '@/lib/exchange/server/import/import-predictions';

/** What a judge of one's own said, as NDJSON; returns the id of the import that makes a run of it, and the lines that were refused. */
export const POST = handler<{ projectId: string }>('runs:write', async (ctx, request, { projectId }) => {
  const order = outsideRunSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { body } = bodyOf(request);
  return Response.json(await importPredictions(ctx, projectId, order, body), { status: 202 });
});

export { route as GET, route as PUT, route as PATCH, route as DELETE, route as OPTIONS };
