import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { deleteWebhook } from '../server/delete-webhook';

export const webhookDelete = operation({
  name: 'webhook.delete',
  summary: 'Have an address told nothing any more',
  access: 'project.lead',
  scope: null,
  route: 'DELETE /projects/{projectId}/webhooks/{webhookId}',
  input: z.object({ projectId: storableText, webhookId: storableText }),
  output: z.void(),
  run: (ctx, { projectId, webhookId }) => deleteWebhook(ctx, projectId, webhookId),
});
