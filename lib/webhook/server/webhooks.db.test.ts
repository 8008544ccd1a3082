import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Webhook as Receiver } from 'standardwebhooks';
import { recordAudit } from '@/lib/audit/record';
import { commandLineActor, inTx } from '@/lib/auth/ctx';
import { guardedFetch } from '@/lib/llm/server/guarded-fetch';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import type { WebhookEvent } from '../events';
import { toAppError } from '@/lib/entry/refusal/to-app-error';
import { newWebhookSchema } from '../new-webhook';
import { createWebhook } from './create-webhook';
import { deleteWebhook } from './delete-webhook';
import { deliverDue, webhookFetch } from './deliver-due';
import { listWebhooks } from './list-webhooks';
import { replayDelivery } from './replay-delivery';

const test = testDatabase();
const never = new AbortController().signal;
const rejected = (code: string) => ({ error: { code } });
/** To this machine, where the receiver is. */
const anywhere = guardedFetch({ allowPrivate: true, timeoutMs: 5_000 });

interface Got {
  body: string;
  headers: Record<string, string>;
}
let got: Got[];
let answer: number;
let address: string;
const receiver = http.createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    got.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(answer, answer === 302 ? { location: 'http://elsewhere.example/' } : {}).end('{}');
  });
});
beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => receiver.close());

let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
beforeEach(async () => {
  [got, answer] = [[], 200];
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterEach(async () => void (await test.db.webhookDelivery.deleteMany()));

/** Whose password was given too long ago. */
const unconfirmed = (ctx: typeof lead) => ({
  ...ctx,
  actor: { ...ctx.actor, confirmedAt: null } as typeof ctx.actor,
});
const wanted = (events: WebhookEvent[], url = address) => newWebhookSchema.parse({ projectId, url, events });
const make = (events: WebhookEvent[], url = address) => createWebhook(lead, wanted(events, url));

/** Something happens in the project. */
const happens = (action: 'run.end' | 'run.start', own = projectId) =>
  inTx({ actor: commandLineActor, db: test.db }, (tx) =>
    recordAudit(tx, { action, objectType: 'run', objectId: 'r1', projectId: own, after: { done: 3 } }),
  );
const send = () => deliverDue(test.db, anywhere, never);
const due = () => test.db.webhookDelivery.updateMany({ data: { nextAt: new Date(0) } });
const deliveries = async () => (await listWebhooks(lead, projectId)).flatMap((one) => one.deliveries);

describe('a webhook', () => {
  it('what it wants happens in its project: one signed message, and none of anything else', async () => {
    const { secret } = await make(['run.end']);
    await happens('run.end');
    await happens('run.start');
    await happens('run.end', (await project(test.db)).id);
    expect(await send()).toBe(1);
    expect(got).toHaveLength(1);
    const message = new Receiver(secret).verify(got[0]!.body, got[0]!.headers);
    expect(message).toMatchObject({
      type: 'run.end',
      data: { project_id: projectId, sample_id: null, object: { type: 'run', id: 'r1' }, after: { done: 3 } },
    });
    expect(await deliveries()).toMatchObject([{ attempts: 1, status: 200, error: null, nextAt: null }]);
    expect(await send()).toBe(0);
  });

  it('what is rolled back: is told to nobody', async () => {
    await make(['run.end']);
    const broken = inTx({ actor: commandLineActor, db: test.db }, async (tx) => {
      await recordAudit(tx, { action: 'run.end', objectType: 'run', objectId: 'r1', projectId });
      throw new Error('and back');
    });
    await expect(broken).rejects.toThrow('and back');
    expect(await send()).toBe(0);
  });

  it('a receiver that fails: the same message comes again later, eight times at most, and by hand once more', async () => {
    await make(['run.end']);
    await happens('run.end');
    answer = 500;
    await send();
    const [first] = await deliveries();
    expect(first).toMatchObject({ attempts: 1, status: 500, deliveredAt: null });
    expect(first!.nextAt!.getTime()).toBeGreaterThan(Date.now());
    expect(await send()).toBe(0);
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await due();
      await send();
    }
    expect(await deliveries()).toMatchObject([{ attempts: 8, nextAt: null, deliveredAt: null }]);
    expect(new Set(got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first!.id]));
    answer = 204;
    await replayDelivery(lead, projectId, first!.id);
    await send();
    expect(await deliveries()).toMatchObject([{ id: first!.id, attempts: 1, status: 204, nextAt: null }]);
  });

  it('a redirect, and an address of this machine: are not followed, and say why', async () => {
    await make(['run.end']);
    await happens('run.end');
    answer = 302;
    await send();
    expect((await deliveries())[0]).toMatchObject({ status: null, error: 'redirected' });
    await due();
    await deliverDue(test.db, webhookFetch(), never);
    expect((await deliveries())[0]).toMatchObject({ status: null, error: 'private_address' });
    expect(got).toHaveLength(1);
  });

  it('two workers at once: send each message once', async () => {
    await make(['run.end']);
    for (let n = 0; n < 5; n += 1) await happens('run.end');
    const sent = await Promise.all([send(), send()]);
    expect(sent[0]! + sent[1]!).toBe(5);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(got).toHaveLength(5);
  });

  it('messages of a month ago: are deleted', async () => {
    await make(['run.end']);
    await happens('run.end');
    await test.db.webhookDelivery.updateMany({ data: { createdAt: new Date(Date.now() - 31 * 86_400_000) } });
    expect(await send()).toBe(0);
    expect(await deliveries()).toEqual([]);
  });

  it('its key: is told once, lies sealed, and making it is in the audit log without it', async () => {
    const { id, secret } = await make(['run.end']);
    const row = await test.db.webhook.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify([row, await listWebhooks(lead, projectId)])).not.toContain(secret.slice(6));
    const audit = await test.db.auditEvent.findFirstOrThrow({ where: { objectId: id } });
    expect(audit).toMatchObject({
      ...{ action: 'webhook.create', projectId },
      after: { host: new URL(address).host, events: ['run.end'] },
    });
    await deleteWebhook(lead, projectId, id);
    expect(await test.db.auditEvent.count({ where: { objectId: id, action: 'webhook.delete' } })).toBe(1);
    await happens('run.end');
    expect(await send()).toBe(0);
  });

  it('is a lead’s own: others are refused, a foreign one is not found, and making one asks for the password', async () => {
    const { id } = await make(['run.end']);
    await happens('run.end');
    const [delivery] = await deliveries();
    await expect(createWebhook(unconfirmed(lead), wanted(['run.end']))).rejects.toMatchObject(
      rejected('unconfirmed'),
    );
    for (const role of ['annotator', 'reader'] as const) {
      const other = await member(test.db, projectId, role);
      await expect(createWebhook(other, wanted(['run.end']))).rejects.toMatchObject(rejected('forbidden'));
      await expect(listWebhooks(other, projectId)).rejects.toMatchObject(rejected('forbidden'));
      await expect(deleteWebhook(other, projectId, id)).rejects.toMatchObject(rejected('forbidden'));
      await expect(replayDelivery(other, projectId, delivery!.id)).rejects.toMatchObject(
        rejected('forbidden'),
      );
    }
    const elsewhere = (await project(test.db)).id;
    const foreign = await member(test.db, elsewhere, 'lead');
    await expect(deleteWebhook(foreign, elsewhere, id)).rejects.toMatchObject(rejected('not_found'));
    await expect(replayDelivery(foreign, elsewhere, delivery!.id)).rejects.toMatchObject(
      rejected('not_found'),
    );
  });

  it.each(['ftp://example.org', 'no address', 'https://user:secret@example.org/'])(
    '%s: is no address, and the refusal says what one is',
    (url) => {
      const { error } = newWebhookSchema.safeParse({ projectId, url, events: ['run.end'] });
      expect(toAppError(error)).toEqual({
        code: 'invalid',
        issues: [{ path: 'url', code: 'webhook_address' }],
      });
    },
  );

  it('one more than twenty: is refused by its own reason', async () => {
    const one = { projectId, url: address, events: ['run.end'], secretCipher: '' };
    await test.db.webhook.createMany({ data: Array.from({ length: 20 }, () => one) });
    await expect(make(['run.end'])).rejects.toMatchObject({
      error: { issues: [{ path: 'url', code: 'most_webhooks' }] },
    });
  });
});
