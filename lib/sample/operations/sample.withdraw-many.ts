import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { sampleSelectionSchema } from '../selection';
import { withdrawSamples } from '../server/withdraw-samples';
import { withdrawalReasonSchema } from '../withdrawal';

export const sampleWithdrawMany = operation({
  name: 'sample.withdraw-many',
  summary: 'Withdraw many samples for one reason, all or none; returns how many',
  access: 'project.lead',
  scope: 'samples:write',
  route: 'POST /projects/{projectId}/samples/withdraw',
  input: z.object({
    projectId: storableText,
    selection: sampleSelectionSchema,
    reason: withdrawalReasonSchema,
  }),
  output: z.int(),
  example: { selection: { kind: 'some', ids: ['00000000-0000-4000-8000-000000000000'] }, reason: 'not ours' },
  run: (ctx, { projectId, selection, reason }) => withdrawSamples(ctx, projectId, selection, reason),
});
