import { z } from 'zod';
import { getMyDay } from '@/lib/annotation/server/figures/get-my-day';
import { requireAnnotation } from '@/lib/annotation/server/predictions/require-annotation';
import { myDaySchema } from '@/lib/annotation/view-schema';
import { findGuidelineSummary } from '@/lib/guideline/server/find-guideline-summary';
import { guidelineSummarySchema } from '@/lib/guideline/view-schema';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { countComments } from '../server/count-comments';
import { commentCountsSchema } from '../view-schema';

export const annotationContext = operation({
  name: 'annotation.context',
  summary: 'What stands around an annotation: guidelines, count of comments, one’s day',
  access: 'annotation.read',
  scope: 'annotations:read',
  route: 'GET /annotations/{annotationId}/context',
  input: z.object({ annotationId: storableText, tz: storableText.default('') }),
  output: z.object({
    guideline: guidelineSummarySchema,
    comments: commentCountsSchema,
    today: myDaySchema,
    activeMs: z.number(),
  }),
  run: async (ctx, { annotationId, tz }) => {
    const { projectId, sampleId, activeMs } = await requireAnnotation(ctx, annotationId);
    const [guideline, comments, today] = await Promise.all([
      findGuidelineSummary(ctx, projectId),
      countComments(ctx, projectId, sampleId),
      getMyDay(ctx, tz),
    ]);
    return { guideline, comments, today, activeMs };
  },
});
