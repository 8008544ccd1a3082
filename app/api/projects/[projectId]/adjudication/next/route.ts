import { parseListQuery } from '@/lib/adjudication/query';
import { nextToSettle } from '@/lib/adjudication/server/next-to-settle';
import { handler } from '@/lib/entry/http';

/** Which sample is to be settled after one; {sampleId} is null when none waits. */
export const GET = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  const { after = '', ...params } = Object.fromEntries(new URL(request.url).searchParams);
  const sampleId = await nextToSettle(ctx, projectId, after, parseListQuery(params));
  return Response.json({ sampleId });
});
