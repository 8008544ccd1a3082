import { operation } from '@/lib/operation/operation';
import { newWebhookSchema } from '../new-webhook';
import { createWebhook } from '../server/create-webhook';
import { newWebhookViewSchema } from '../view-schema';

export const webhookCreate = operation({
  name: 'webhook.create',
  summary: 'Have an address told what happens in a project; the key of its signatures is told this once',
  access: 'project.lead',
  scope: null,
  route: 'POST /projects/{projectId}/webhooks',
  input: newWebhookSchema,
  output: newWebhookViewSchema,
  example: { url: 'https://example.org/hook', events: ['run.end'] },
  status: 201,
  run: (ctx, fields) => createWebhook(ctx, fields),
});
