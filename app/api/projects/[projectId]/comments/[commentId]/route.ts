import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';
import { changeComment } from '@/lib/talk/server/change-comment';
import { deleteComment } from '@/lib/talk/server/delete-comment';

interface Params extends Record<string, string> {
  projectId: string;
  commentId: string;
}

/** Other words, {body, version}, or a thread settled or open again, {resolved}. */
export const PATCH = handler<Params>(async (ctx, request, { projectId, commentId }) => {
  await changeComment(ctx, projectId, commentId, await readJson(request));
  return new Response(null, { status: 204 });
});

export const DELETE = handler<Params>(async (ctx, _request, { projectId, commentId }) => {
  await deleteComment(ctx, projectId, commentId);
  return new Response(null, { status: 204 });
});
