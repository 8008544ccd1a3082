import { getMyDay } from '@/lib/annotation/server/get-my-day';
import { requireReading } from '@/lib/annotation/server/require-reading';
import { handler } from '@/lib/entry/http';
import { findGuidelineSign } from '@/lib/guideline/server/find-guideline-sign';
import { countComments } from '@/lib/talk/server/count-comments';

/** What is to be seen around the work on one annotation: signs and counts, read once the desk stands. */
export const GET = handler<{ annotationId: string }>(async (ctx, request, { annotationId }) => {
  const timeZone = new URL(request.url).searchParams.get('tz') ?? '';
  const { projectId, sampleId, activeMs } = await requireReading(ctx, annotationId);
  const [guideline, comments, today] = await Promise.all([
    findGuidelineSign(ctx, projectId),
    countComments(ctx, projectId, sampleId),
    getMyDay(ctx, timeZone),
  ]);
  return Response.json({ guideline, comments, today, activeMs });
});
