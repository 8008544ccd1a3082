/** Why a message did not arrive, as far as the studio has words for it under webhooks.faults; anything else is told as the network said it. */
const WEBHOOK_FAULTS = ['private_address', 'redirected', 'timed_out', 'key_lost'] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

export const isWebhookFault = (said: string): said is WebhookFault =>
  WEBHOOK_FAULTS.some((known) => known === said);
