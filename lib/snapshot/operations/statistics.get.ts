import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { getStatistics } from '../server/statistics/get-statistics';
import { statisticsSchema } from '../statistics-view-schema';

export const statisticsGet = operation({
  name: 'statistics.get',
  summary: 'What is in the gold of a project, as it was last counted',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'GET /projects/{projectId}/statistics',
  input: z.object({ projectId: storableText }),
  output: statisticsSchema,
  run: (ctx, { projectId }) => getStatistics(ctx, projectId),
});
