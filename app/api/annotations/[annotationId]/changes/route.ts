import { applyChange } from '@/lib/annotation/server/apply-change';
import { handler, readJson } from '@/lib/entry/http';

/** Makes one change; the body is a Change, the answer a ChangeResult. */
export const POST = handler<{ annotationId: string }>(async (ctx, request, { annotationId }) =>
  Response.json(await applyChange(ctx, annotationId, await readJson(request))),
);
