import { addActiveTime } from '@/lib/annotation/server/add-active-time';
import { handler, readJson } from '@/lib/entry/http';

/** Adds a batch of active time, {id, ms}; the answer is the sum, {activeMs}. */
export const POST = handler<{ annotationId: string }>(async (ctx, request, { annotationId }) =>
  Response.json(await addActiveTime(ctx, annotationId, await readJson(request))),
);
