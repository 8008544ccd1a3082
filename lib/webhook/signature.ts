import { createHmac, randomBytes } from 'node:crypto';

const SECRET_START = 'whsec_';
const SECRET_BYTES = 32;

/** A new key of signatures, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => SECRET_START + randomBytes(SECRET_BYTES).toString('base64');

/**
 * The headers of a message (Standard Webhooks 1.0): its id, when it is sent in seconds, and `v1,` with the HMAC-SHA256 of
 * `id.timestamp.body` in base64.
 */
export function webhookHeaders(
  secret: string,
  message: { id: string; sentAt: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const { id, sentAt, body } = message;
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
