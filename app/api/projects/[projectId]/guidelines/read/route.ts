import { handler } from '@/lib/entry/http';
import { readJson } from '@/lib/entry/read-body';
import { markGuidelineRead } from '@/lib/guideline/server/mark-guideline-read';

/** Notes that the person has had a version before them; the body is {number}. */
export const POST = handler<{ projectId: string }>(async (ctx, request, { projectId }) => {
  await markGuidelineRead(ctx, projectId, await readJson(request));
  return new Response(null, { status: 204 });
});
