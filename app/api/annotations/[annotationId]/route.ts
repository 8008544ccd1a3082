import { getWorkspace } from '@/lib/annotation/server/get-workspace';
import { handler } from '@/lib/entry/http';

/** The workspace of one annotation. */
export const GET = handler<{ annotationId: string }>(async (ctx, _request, { annotationId }) =>
  Response.json(await getWorkspace(ctx, { annotationId })),
);
