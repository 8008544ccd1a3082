import { handler } from '@/lib/entry/http';
import { parseSampleQuery } from '@/lib/sample/query';
import { listSamples } from '@/lib/sample/server/list-samples';

/** One page of samples; search parameters as in lib/sample/query.ts. */
export const GET = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const query = parseSampleQuery(Object.fromEntries(new URL(request.url).searchParams));
  return Response.json(await listSamples(ctx, projectId, query));
});
