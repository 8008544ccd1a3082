import { addActiveTime } from '@/lib/annotation/server/add-active-time';
import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';

/** Adds a batch of active time, {id, ms}; the answer is the sum, {activeMs}. */
export const POST = handler<{ annotationId: string }>(async (ctx, request, { annotationId }) =>
  Response.json(await addActiveTime(ctx, annotationId, await readJson(request))),
);
