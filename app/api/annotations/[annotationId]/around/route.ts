import { requireReading } from '@/lib/annotation/server/require-reading';
import { handler } from '@/lib/entry/http';
import { findGuidelineSign } from '@/lib/guideline/server/find-guideline-sign';
import { countComments } from '@/lib/talk/server/count-comments';

/** What is to be seen around the work on one annotation: signs and counts, read once the desk stands. */
export const GET = handler<{ annotationId: string }>(async (ctx, _request, { annotationId }) => {
  const { projectId, sampleId } = await requireReading(ctx, annotationId);
  const [guideline, comments] = await Promise.all([
    findGuidelineSign(ctx, projectId),
    countComments(ctx, projectId, sampleId),
  ]);
  return Response.json({ guideline, comments });
});
