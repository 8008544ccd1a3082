import { getKnownAnswer } from '@/lib/annotation/server/get-known-answer';
import { handler } from '@/lib/entry/http';

/** The known answer of a training sample that was handed in; null where there is none to show. */
export const GET = handler<{ annotationId: string }>(async (ctx, _request, { annotationId }) =>
  Response.json(await getKnownAnswer(ctx, annotationId)),
);
