import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { jobActor } from '@/lib/auth/ctx';
import { endStaleSessions } from '@/lib/auth/server/session/end-stale-sessions';
import { testDatabase } from '@/lib/testing/database/database';
import { once } from './once';

const test = testDatabase();
let runs: number;
let request: { actor: string; key: string; fingerprint: string };

beforeEach(() => {
  vi.stubEnv('FACE4RAG_SECRET', 'a secret of a test, 32 characters');
  runs = 0;
  request = { actor: 'a token', key: randomUUID(), fingerprint: 'this request' };
});

const run = () => Promise.resolve(Response.json({ n: (runs += 1), secret: 'told once' }, { status: 201 }));
const ask = (change: Partial<typeof request> = {}) => once(test.db, { ...request, ...change }, run);
const age = (interval: string) =>
  test.db.$executeRawUnsafe(
    `UPDATE "IdempotentRequest" SET "startedAt" = now() - interval '${interval}' WHERE key = '${request.key}'`,
  );

it('the same request again: the same status and body, and nothing is done', async () => {
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(runs).toBe(1);
});

it('what is kept: does not show the body', async () => {
  await ask();
  const row = await test.db.idempotentRequest.findFirstOrThrow({ where: { key: request.key } });
  expect(JSON.stringify(row)).not.toContain('told once');
});

it('a response without a body: is given again without one', async () => {
  const empty = () => Promise.resolve(new Response(null, { status: 204 }));
  await once(test.db, request, empty);
  const again = await once(test.db, request, run);
  expect([again.status, await again.text(), runs]).toEqual([204, '', 0]);
});

it('another request under the same key: refused as invalid; of another actor it is done', async () => {
  await ask();
  await expect(ask({ fingerprint: 'another' })).rejects.toMatchObject({
    error: { code: 'invalid', issues: [{ path: 'Idempotency-Key', code: 'used_elsewhere' }] },
  });
  await ask({ actor: 'another token', fingerprint: 'another' });
  expect(runs).toBe(2);
});

it('two at once: one is done, the other is told that it runs', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let begun = (): void => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const first = once(test.db, request, async () => {
    begun();
    await held;
    return run();
  });
  await beginning;
  await expect(ask()).rejects.toMatchObject({ error: { code: 'state', reason: 'request_running' } });
  release();
  expect((await first).status).toBe(201);
  expect(runs).toBe(1);
});

it('a request that failed: may be sent again under its key', async () => {
  const failing = () => Promise.reject(new Error('refused'));
  await expect(once(test.db, request, failing)).rejects.toThrow('refused');
  expect((await ask()).status).toBe(201);
});

it('a request whose process is gone: is taken over after ten minutes, not before', async () => {
  await test.db.idempotentRequest.create({ data: request });
  await age('9 minutes');
  await expect(ask()).rejects.toMatchObject({ error: { reason: 'request_running' } });
  await age('11 minutes');
  expect((await ask()).status).toBe(201);
});

it('after a day: the key is free, and the worker has deleted the row', async () => {
  await ask();
  await age('25 hours');
  expect((await ask({ fingerprint: 'another' })).status).toBe(201);
  await age('25 hours');
  await endStaleSessions({ actor: jobActor('accounts'), db: test.db });
  expect(await test.db.idempotentRequest.count({ where: { key: request.key } })).toBe(0);
});
