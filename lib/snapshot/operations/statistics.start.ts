import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { startStatistics } from '../server/statistics/start-statistics';

export const statisticsStart = operation({
  name: 'statistics.start',
  summary: 'Have the gold of a project counted as it stands',
  access: 'project.figures',
  scope: 'gold:read',
  route: 'POST /projects/{projectId}/statistics',
  input: z.object({ projectId: storableText }),
  output: z.object({ id: z.uuid() }),
  status: 202,
  run: (ctx, { projectId }) => startStatistics(ctx, projectId),
});
