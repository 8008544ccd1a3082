import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { stopStatistics } from '../server/statistics/stop-statistics';

export const statisticsStop = operation({
  name: 'statistics.stop',
  summary: 'Stop counting the gold of a project',
  access: 'project.lead',
  scope: 'gold:write',
  route: 'DELETE /projects/{projectId}/statistics/{statisticsId}',
  input: z.object({ projectId: storableText, statisticsId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, statisticsId }) => stopStatistics(ctx, projectId, statisticsId),
});
