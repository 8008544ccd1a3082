import { handler } from '@/lib/entry/http';
import { listComments } from '@/lib/talk/server/list-comments';

interface Params extends Record<string, string> {
  projectId: string;
  sampleId: string;
}

/**
 * The comments on a sample, as far as the person may see them. No GET: that an annotator has been shown others' words is noted, and
 * neither a link nor a picture in another page may bring that about.
 */
export const POST = handler<Params>(async (ctx, _request, { projectId, sampleId }) =>
  Response.json(await listComments(ctx, projectId, sampleId)),
);
