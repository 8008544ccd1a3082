import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { setRoundOrder } from '../server/rounds/set-round-order';

export const roundOrder = operation({
  name: 'round.order',
  summary: 'Put the open rounds into the order in which people work them off',
  access: 'project.lead',
  scope: 'rounds:write',
  route: 'PUT /projects/{projectId}/rounds/order',
  input: z.object({ projectId: storableText, roundIds: z.array(z.uuid()).min(1).max(1_000) }),
  output: z.void(),
  example: { roundIds: ['00000000-0000-4000-8000-000000000000'] },
  run: (ctx, { projectId, roundIds }) => setRoundOrder(ctx, projectId, roundIds),
});
