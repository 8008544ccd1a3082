import { database } from '@/lib/db/client';
import { deliverDue } from '@/lib/webhook/server/deliver-due';
import { repeatEvery } from './repeat-every';

/** Sends what webhooks are told. Returns a function that stops it. */
export const keepWebhooks = (): (() => Promise<void>) =>
  repeatEvery('sending to webhooks', 2_000, (signal) => deliverDue(database(), signal));
