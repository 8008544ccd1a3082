import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { replayDelivery } from '../server/replay-delivery';

export const webhookReplay = operation({
  name: 'webhook.replay',
  summary: 'Send a message to its address once more, under the id that it had',
  access: 'project.lead',
  scope: 'projects:write',
  route: 'POST /projects/{projectId}/deliveries/{deliveryId}',
  input: z.object({ projectId: storableText, deliveryId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, deliveryId }) => replayDelivery(ctx, projectId, deliveryId),
});
