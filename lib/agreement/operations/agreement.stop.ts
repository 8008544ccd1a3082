import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { stopReport } from '../server/stop-report';

export const agreementStop = operation({
  name: 'agreement.stop',
  summary: 'Stop a report of agreement that is being computed',
  access: 'project.lead',
  scope: 'annotations:read',
  route: 'DELETE /projects/{projectId}/agreement/{reportId}',
  input: z.object({ projectId: storableText, reportId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, reportId }) => stopReport(ctx, projectId, reportId),
});
