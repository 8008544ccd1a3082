import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { WEBHOOK_EVENTS } from './events';

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** A new webhook: where messages go, and of what. */
export const newWebhookSchema = z.object({
  projectId: storableText,
  /** http or https, without a name and a password in it. */
  url: storableText
    .trim()
    .max(2_000)
    .refine(isWebAddress, { params: { issue: 'webhook_address' } }),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1)
    .transform((events) => [...new Set(events)]),
});
