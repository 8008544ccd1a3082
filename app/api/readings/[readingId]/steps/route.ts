import { getReadingSteps } from '@/lib/annotation/server/get-reading-steps';
import { handler } from '@/lib/entry/http';

/** The judge's steps on each segment of a method's reading, as {segment id: steps}. */
export const GET = handler<{ readingId: string }>(async (ctx, _request, { readingId }) =>
  Response.json(await getReadingSteps(ctx, readingId)),
);
