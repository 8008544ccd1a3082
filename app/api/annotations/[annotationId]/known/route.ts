import { getTrainingResult } from '@/lib/adjudication/server/get-training-result';
import { handler } from '@/lib/entry/http';

/** A submitted training sample beside its known answer; null where there is none to show. */
export const GET = handler<{ annotationId: string }>(async (ctx, _request, { annotationId }) =>
  Response.json(await getTrainingResult(ctx, annotationId)),
);
