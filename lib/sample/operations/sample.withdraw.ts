import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { withdrawSample } from '../server/withdraw-sample';
import { withdrawalReasonSchema } from '../withdrawal';

export const sampleWithdraw = operation({
  name: 'sample.withdraw',
  summary: 'Take a bad sample out of the work; its annotations stay',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/samples/{sampleId}/withdraw',
  input: z.object({ projectId: storableText, sampleId: storableText, reason: withdrawalReasonSchema }),
  output: z.void(),
  example: { reason: 'not ours' },
  run: (ctx, { projectId, sampleId, reason }) => withdrawSample(ctx, projectId, sampleId, reason),
});
