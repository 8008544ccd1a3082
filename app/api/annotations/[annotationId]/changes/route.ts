import { applyChange } from '@/lib/annotation/server/apply-change';
import { handler } from '@/lib/entry/http';
import { BODY_LIMIT, readJson } from '@/lib/entry/read-body';

/** Fifty pieces of evidence may quote a long reference. */
const CHANGE_LIMIT = 8 * BODY_LIMIT;

/** Makes one change; the body is a Change, the answer a ChangeResult. */
export const POST = handler<{ annotationId: string }>(async (ctx, request, { annotationId }) =>
  Response.json(await applyChange(ctx, annotationId, await readJson(request, CHANGE_LIMIT))),
);
