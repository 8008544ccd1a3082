import { expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders } from './signature';

const body = '{"type":"run.end","data":{"备注":"完成 😀"}}';

it('a message: is verified by the library of Standard Webhooks, and not once its body has changed', () => {
  const secret = newWebhookSecret();
  const headers = webhookHeaders(secret, { id: 'msg_1', sentAt: new Date(), body });
  const receiver = new Webhook(secret);
  expect(receiver.verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => receiver.verify(body.replace('run.end', 'run.stop'), headers)).toThrow();
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow();
});

it('a message: the same id, second and body have the same signature, by hand', () => {
  const secret = `whsec_${Buffer.from('k').toString('base64')}`;
  const sentAt = new Date('2026-01-01T00:00:00.900Z');
  const headers = webhookHeaders(secret, { id: 'm', sentAt, body: '{}' });
  expect(headers).toEqual({
    'webhook-id': 'm',
    'webhook-timestamp': '1767225600',
    'webhook-signature': new Webhook(secret).sign('m', sentAt, '{}'),
  });
});
