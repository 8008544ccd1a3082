import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { listWebhooks } from '../server/list-webhooks';
import { webhookSchema } from '../view-schema';

export const webhookList = operation({
  name: 'webhook.list',
  summary: 'The addresses that are told what happens in a project, with their latest messages',
  access: 'project.lead',
  scope: 'projects:read',
  route: 'GET /projects/{projectId}/webhooks',
  input: z.object({ projectId: storableText }),
  output: z.array(webhookSchema),
  run: (ctx, { projectId }) => listWebhooks(ctx, projectId),
});
