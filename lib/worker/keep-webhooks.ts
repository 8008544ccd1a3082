import { database } from '@/lib/db/client';
import { deliverDue, webhookFetch } from '@/lib/webhook/server/deliver-due';
import { repeatEvery } from './repeat-every';

/** Sends what webhooks are told, over connections that are kept. Returns a function that stops it. */
export function keepWebhooks(): () => Promise<void> {
  const send = webhookFetch();
  return repeatEvery('sending to webhooks', 2_000, (signal) => deliverDue(database(), send, signal));
}
