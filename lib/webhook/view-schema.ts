import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { WEBHOOK_EVENTS } from './events';

/** One message: how often it was tried, and what came of it. `nextAt` is null once it has arrived or was given up. */
const deliverySchema = z.object({
  id: z.uuid(),
  event: z.string(),
  createdAt: dateTime,
  attempts: z.number().int(),
  nextAt: dateTime.nullable(),
  status: z.number().int().nullable(),
  /** A WebhookFault, or what the network said; null where there was a response. */
  error: z.string().nullable(),
  deliveredAt: dateTime.nullable(),
});

/** An address with its latest messages; its secret is never told again. */
export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: dateTime,
  deliveries: z.array(deliverySchema),
});

/** What is told of a new one, once. */
export const newWebhookViewSchema = z.object({ id: z.uuid(), secret: z.string() });
