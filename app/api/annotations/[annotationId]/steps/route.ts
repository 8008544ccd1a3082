import { getSteps } from '@/lib/annotation/server/get-steps';
import { handler } from '@/lib/entry/http';

/** The judge's steps on each segment, as {segment id: steps}. */
export const GET = handler<{ annotationId: string }>(async (ctx, _request, { annotationId }) =>
  Response.json(await getSteps(ctx, annotationId)),
);
