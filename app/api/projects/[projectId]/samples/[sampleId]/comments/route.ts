import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';
import { addComment } from '@/lib/talk/server/add-comment';
import { listComments } from '@/lib/talk/server/list-comments';

interface Params extends Record<string, string> {
  projectId: string;
  sampleId: string;
}

/** Adds one; the answer is how they all stand then. */
export const POST = handler<Params>(async (ctx, request, { projectId, sampleId }) => {
  await addComment(ctx, projectId, sampleId, await readJson(request));
  return Response.json(await listComments(ctx, projectId, sampleId));
});
